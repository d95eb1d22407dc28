import { Form, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { paths } from "#app/domain/paths.ts";
import { maxQueryLength, parseSiteQuery } from "#app/domain/search.ts";
import { czech } from "#app/domain/typography.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, useIsOpen } from "#app/ui/link.tsx";
import type { HintSource } from "./hint-source.ts";
import styles from "./search-box.module.css";
import { isExpanded, nothingShown, targetsOf, type ShownHints } from "./shown-hints.ts";

const texts = czech({
  label: "Hledat na webu",
  button: "Hledat",
  placeholder: "Hledat představení, lidi, zboží…",
});

/** The search box in a header with room for it, otherwise a link to the search page. */
export function HeaderSearch() {
  if (!useIsOpen(paths.search())) return null;
  return (
    <>
      <Link to={paths.search()} className={styles.link} aria-label={texts.label}>
        <Icon name="search" />
      </Link>
      <div className={styles.inHeader}>
        <SearchBox id="hledat" label={texts.label} />
      </div>
    </>
  );
}

interface SearchBoxProps {
  /** Id of the field; unique on the page. */
  readonly id: string;
  /** Names the form among the page's landmarks. */
  readonly label: string;
  /** The query of the shown results. */
  readonly question?: string;
  readonly large?: boolean;
  readonly hasFocus?: boolean;
}

interface Tools {
  readonly code: typeof import("./search-combobox.tsx");
  readonly source: HintSource;
}

/**
 * A form for the search page, which works without JavaScript. Its first use loads the module that makes the field a
 * combobox with hints.
 */
export function SearchBox({ id, label, question = "", large = false, hasFocus }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [tools, setTools] = useState<Tools | null>(null);
  const [shown, setShown] = useState(nothingShown);
  const isLoading = useRef(false);
  /** Whether the field is in use: a module that loads after the visitor left the field must not request hints. */
  const isWriting = useRef(false);
  const navigate = useNavigate();
  const open = useCallback(
    (to: string) => {
      // `app/components/use-whole-documents.ts` sees links and forms, and this is neither.
      if (tools?.code.isSecretPath(location.pathname)) location.assign(to);
      else navigate(to);
    },
    [tools, navigate],
  );
  const listId = `${id}-navrhy`;

  // The field stays mounted when the page changes. On hydration it keeps the text typed before.
  const answered = useRef(question);
  useEffect(() => {
    if (answered.current === question) return;
    answered.current = question;
    if (input.current) input.current.value = question;
  }, [question]);
  useEffect(() => () => tools?.source.stop(), [tools]);

  async function enhance() {
    isWriting.current = true;
    if (tools || isLoading.current) return;
    isLoading.current = true;
    // If the module fails to load, the form still works.
    const code = await import("./search-combobox.tsx").catch(() => null);
    isLoading.current = false;
    if (!code) return;
    const source = code.openHints(setShown);
    setTools({ code, source });
    // Typed while the module was loading.
    if (isWriting.current && input.current && input.current.value !== question)
      source.type(input.current.value);
  }

  function close() {
    isWriting.current = false;
    tools?.source.stop();
    setShown((before) => ({ ...before, isOpen: false, active: -1 }));
  }

  function choose(index: number) {
    const target = targetsOf(shown.hints)[index];
    if (target === undefined) return;
    close();
    open(target ?? paths.search(parseSiteQuery(input.current?.value ?? "")));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // During IME composition Enter and the arrows belong to the input method.
    if (!tools || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = tools.code.stepOf(event.key, shown, event.currentTarget.value);
    if (!step) return;
    event.preventDefault();
    if (step.kind === "choose") return choose(step.index);
    if (step.kind === "clear") event.currentTarget.value = "";
    tools.source.stop();
    setShown(step.kind === "show" ? step.shown : nothingShown);
  }

  return (
    <Form
      action={paths.search()}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many browsers in use know no <search>
      role="search"
      aria-label={label}
      className={classNames(styles.box, large && styles.large)}
      onSubmit={close}
    >
      <label htmlFor={id}>
        <HiddenText>{texts.button}</HiddenText>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.field}
        type="text"
        name="q"
        defaultValue={question}
        maxLength={maxQueryLength}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="search"
        enterKeyHint="search"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- on the page of the search, before a question
        autoFocus={hasFocus}
        {...(tools ? comboboxProps(listId, shown) : {})}
        onFocus={enhance}
        onInput={(event) => (tools ? tools.source.type(event.currentTarget.value) : enhance())}
        onKeyDown={press}
        onBlur={close}
      />
      <button type="submit" className={styles.button}>
        <Icon name="search" />
        <HiddenText>{texts.button}</HiddenText>
      </button>
      {tools ? <tools.code.SearchCombobox id={listId} {...{ shown, choose }} /> : null}
    </Form>
  );
}

function comboboxProps(listId: string, shown: ShownHints) {
  const expanded = isExpanded(shown);
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-controls": listId,
    "aria-expanded": expanded,
    "aria-activedescendant": expanded && shown.active >= 0 ? `${listId}-${shown.active}` : undefined,
  } as const;
}
