import { useRouteLoaderData } from "@remix-run/react";
import { ConsentSettings } from "#app/shell/consent/consent-settings.tsx";
import type { RootData } from "#app/shell/page-meta.ts";
import { consentTexts } from "#app/messages/shell-texts.ts";
import { type StoredKind, cookieListTexts } from "#app/messages/cookies-texts.ts";
import styles from "./cookie-settings.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const nothing = { asks: false, choice: null };

interface CookieSettingsProps {
  readonly list: readonly StoredKind[];
  /** The visitor's recorded choice in words. */
  readonly choice: string | null;
  /** The transfers of the configured tag. */
  readonly transfers: { readonly title: string; readonly text: string } | null;
}

/**
 * Below the text about cookies: the data that this site actually stores, and the consent form, which works without
 * JavaScript.
 */
export function CookieSettings({ list, choice, transfers }: CookieSettingsProps) {
  const root = useRouteLoaderData("root") as RootData | undefined;
  return (
    <>
      <section className={styles.list} aria-labelledby="ukladame">
        <h2 id="ukladame">{cookieListTexts.title}</h2>
        {list.map(({ title, stored }) => (
          <section key={title} className={styles.kind}>
            <h3>{title}</h3>
            {stored.length === 0 ? <p>{cookieListTexts.nothing}</p> : <Rows stored={stored} />}
          </section>
        ))}
        <p>{cookieListTexts.prefix}</p>
      </section>
      {transfers ? (
        <section className={styles.list} aria-labelledby="mimo-eu">
          <h2 id="mimo-eu">{transfers.title}</h2>
          <p>{transfers.text}</p>
        </section>
      ) : null}
      <section className={styles.settings} id="nastaveni" aria-labelledby="nastaveni-cookies">
        <h2 id="nastaveni-cookies">{consentTexts.settingsTitle}</h2>
        {choice ? <p className={styles.choice}>{choice}</p> : null}
        <ConsentSettings consent={root?.consent ?? nothing} />
      </section>
    </>
  );
}

function Rows({ stored }: Pick<StoredKind, "stored">) {
  return (
    <dl>
      {stored.map(({ name, purpose, lasts, who }) => (
        <div key={name} className={styles.stored}>
          <dt>{name}</dt>
          <dd>
            <Typeset>{purpose}</Typeset>
          </dd>
          <dd className="muted">{lasts}</dd>
          <dd className="muted">{who}</dd>
        </div>
      ))}
    </dl>
  );
}
