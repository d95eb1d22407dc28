import type { MetaFunction } from "@remix-run/node";
import { useEffect, useRef } from "react";
import { z } from "zod";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import type { FormAnswer, RefusedForm } from "#app/components/forms/validated-form.tsx";
import { formatShortDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { VoucherBalance } from "#app/domain/shop/gift-voucher.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useVisibleError } from "#app/ui/visible-errors.ts";
import { requiredText } from "#app/validation/text.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineForm } from "#server/actions/define-form.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { readBalance } from "#server/services/shop/gift-vouchers.ts";
import styles from "./voucher.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** `/poukaz`: the balance of a gift voucher. Amounts in gross CZK, the currency of vouchers. */
const texts = czech({
  title: "Zůstatek dárkového poukazu",
  description: "Zjistěte, kolik na dárkovém poukazu zbývá a do kdy platí. Stačí opsat jeho kód.",
  intro: "Opište kód z poukazu. Ukážeme vám, kolik na něm zbývá a do kdy platí.",
  label: "Kód poukazu",
  submit: "Zjistit zůstatek",
  remaining: (balance: number) => `Na poukazu zbývá ${formatMoney(balance)}`,
  of: (code: string, value: number) => `Poukaz ${code} v původní hodnotě ${formatMoney(value)}.`,
  validUntil: (end: string) => `Platí do ${lastDayOf(end)}.`,
  where:
    "Uplatníte ho v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu. Platit můžete po částech: co zbude, zůstává na kódu.",
  shop: "Přejít do e-shopu",
  unknown:
    "Takový dárkový poukaz neznáme. Zkontrolujte prosím, zda jste kód opsali správně. Slevové kódy zůstatek nemají.",
  spent: "Tento poukaz je vyčerpaný, nic na něm nezbývá.",
  expired: (end: string | null) =>
    `Platnost tohoto poukazu skončila${end === null ? "" : ` ${lastDayOf(end)}`}, uplatnit už ho nelze.`,
  failed: "Zůstatek teď nejde zjistit. Zkuste to prosím za chvíli znovu.",
  asideTitle: "Kde kód najdete",
  onVoucher: "Na vytištěném poukazu pod čárkovanou linkou a v e-mailu, kterým poukaz přišel.",
  atBoxOffice: "Zůstatek vám řekneme i v pokladně divadla. Stačí kód ukázat na papíře nebo v telefonu.",
  secret: "Kdo kód zná, ten ho může uplatnit. Chraňte ho prosím jako peníze.",
});

/** @param end instant at which the last day ends */
function lastDayOf(end: string): string {
  return formatShortDate(new Date(Date.parse(end) - 1));
}

export const handle = { access: "public", area: "voucher-balance" } satisfies Handle;

export const loader = defineLoader(() => null);

/** Answers with the page itself, so that no address and no log contains the code. */
export const action = defineAction(
  limits.form,
  defineForm({
    schema: z.object({ code: requiredText(64) }),
    texts,
    send: lookUp,
    done: (_context, voucher, _input, { form }) => ({
      kind: "done" as const,
      value: { voucher, code: String(form.get("code")) },
    }),
  }),
);

/** A code that pays nothing is an error of the field. */
async function lookUp(
  context: RequestContext,
  { code }: { readonly code: string },
): Promise<Outcome<VoucherBalance>> {
  const found = await readBalance(context, code);
  const state = found.kind === "done" ? found.value.state : found.kind;
  if (state === "gone") return refuse(texts.unknown);
  if (state === "spent") return refuse(texts.spent);
  if (found.kind === "done" && state === "expired") return refuse(texts.expired(found.value.validUntil));
  return found;
}

function refuse(sentence: string): Outcome<never> {
  return { kind: "invalid", errors: { code: [sentence] } };
}

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: texts.title, description: texts.description, path: paths.voucherBalance() });

export default function VoucherScreen() {
  const answer = useAnswer<FormAnswer<{ readonly voucher: VoucherBalance; readonly code: string }>>();
  const error = answer?.kind === "again" ? answer.reply.error?.["code"]?.[0] : null;
  // After a client-side submission the focus has not moved.
  useEffect(() => {
    if (error) document.getElementById("kod-poukazu")?.focus();
  }, [answer, error]);
  return (
    <EntryPage
      title={texts.title}
      aside={{ id: "kde-je-kod", title: texts.asideTitle, content: <WhereIsTheCode /> }}
    >
      {answer?.kind === "done" ? <Balance voucher={answer.value.voucher} /> : null}
      <PostForm action={paths.voucherBalance()} id="zustatek" className={styles.form} noValidate replace>
        <p>
          <Typeset>{texts.intro}</Typeset>
        </p>
        <FormFailed message={answer?.kind === "again" ? answer.message : null} />
        <Field
          name="code"
          id="kod-poukazu"
          label={texts.label}
          error={error}
          defaultValue={answer?.kind === "again" ? typedCode(answer) : answer?.value.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
        />
        <div className={styles.buttons}>
          <SubmitButton>{texts.submit}</SubmitButton>
        </div>
      </PostForm>
    </EntryPage>
  );
}

function typedCode({ reply }: RefusedForm): string | undefined {
  const typed = reply.initialValue?.["code"];
  return typeof typed === "string" ? typed : undefined;
}

/** The balance, the last day, and the places where it is valid. */
function Balance({ voucher }: { readonly voucher: VoucherBalance }) {
  const box = useRef<HTMLElement>(null);
  const shown = useVisibleError(voucher);
  useEffect(() => box.current?.focus(), [shown]);
  if (!shown) return null;
  const { code, value, balance, validUntil } = shown;
  return (
    <section className={styles.balance} ref={box} tabIndex={-1} aria-labelledby="zbyva">
      <h2 id="zbyva">{texts.remaining(balance)}</h2>
      <p>{texts.of(code, value)}</p>
      {validUntil === null ? null : (
        <p>
          <strong>{texts.validUntil(validUntil)}</strong>
        </p>
      )}
      <p>{texts.where}</p>
      <ButtonLink to={paths.shop()} variant="secondary">
        {texts.shop}
      </ButtonLink>
    </section>
  );
}

function WhereIsTheCode() {
  return (
    <>
      <p>
        <Typeset>{texts.onVoucher}</Typeset>
      </p>
      <p>{texts.atBoxOffice}</p>
      <p>{texts.secret}</p>
    </>
  );
}
