import { useRouteLoaderData } from "@remix-run/react";
import { ConsentSettings } from "#app/shell/consent/consent-settings.tsx";
import type { RootData } from "#app/shell/page-meta.ts";
import { consentTexts } from "#app/messages/consent.ts";
import type { StoredKind } from "#app/messages/cookie-list.ts";
import { cookieListTexts } from "#app/messages/cookie-list-texts.ts";
import styles from "./cookie-settings.module.css";

const nothing = { asks: false, given: null };

/**
 * Below the text about cookies: the data that this site actually stores, and the consent form, which works without
 * JavaScript.
 */
export function CookieSettings({ cookieList }: { readonly cookieList: readonly StoredKind[] }) {
  const root = useRouteLoaderData("root") as RootData | undefined;
  return (
    <>
      <section className={styles.list} aria-labelledby="ukladame">
        <h2 id="ukladame">{cookieListTexts.title}</h2>
        {cookieList.map(({ title, stored }) => (
          <section key={title} className={styles.kind}>
            <h3>{title}</h3>
            <dl>
              {stored.map(({ name, purpose, lasts }) => (
                <div key={name} className={styles.stored}>
                  <dt>{name}</dt>
                  <dd>{purpose}</dd>
                  <dd className={styles.lasts}>{lasts}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p>{cookieListTexts.prefix}</p>
      </section>
      <section className={styles.settings} id="nastaveni" aria-labelledby="nastaveni-cookies">
        <h2 id="nastaveni-cookies">{consentTexts.settingsTitle}</h2>
        <ConsentSettings consent={root?.consent ?? nothing} />
      </section>
    </>
  );
}
