import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/phone-link.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isNothing, isOffered } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { listDecimals } from "#app/domain/shop/money.ts";
import { formatPriceRange } from "#app/domain/shop/price-range.ts";
import { pageMeta, type RootData } from "#app/shell/page-meta.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { loadEnglish } from "./load-english.server.ts";
import { englishHours, englishTexts as texts } from "./english-texts.ts";
import styles from "./english.module.css";
import { Shows } from "./shows.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "public", area: "programme" } satisfies Handle;

export const loader = defineLoader((context) => loadEnglish(context));

export const meta: MetaFunction<typeof loader> = (args) => {
  const root = args.matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  return [
    ...pageMeta(args, {
      title: texts.title,
      description: texts.description(root?.theatre.name ?? "The theatre"),
    }),
    ...(args.data?.languages ?? []),
  ];
};

/** The information for visitors without Czech, on one page; all of it from the data of the Czech pages. */
export default function English() {
  const { shows, venues, hours, isSoldOnline, page } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>("root");
  const lines = englishHours(hours);
  const halls = venues.ok ? venues.value : [];
  const priced = halls.flatMap(({ prices, ...hall }) => (prices ? [{ ...hall, prices }] : []));
  const decimals = listDecimals(priced.flatMap(({ prices }) => [prices.from, prices.to]));
  return (
    <PageColumn className={styles.page}>
      <div className={styles.page}>
        <PageHead title={texts.title} lead={texts.lead} />
        {isOffered(shows) ? <Shows shows={shows} /> : null}
        <section aria-labelledby="tickets">
          <SectionHead id="tickets" title={texts.buying} />
          <div className={styles.columns}>
            <div>
              <p>{isSoldOnline ? texts.online : texts.boxOffice}</p>
              <Reach theatre={root?.theatre} />
            </div>
            {lines.length > 0 ? (
              <div>
                <h3 className="h4">{texts.hours}</h3>
                {lines.map((line) => (
                  <p key={line}>
                    <Typeset>{line}</Typeset>
                  </p>
                ))}
              </div>
            ) : null}
            {priced.length > 0 ? (
              <div>
                <h3 className="h4">{texts.prices}</h3>
                {priced.map(({ slug, name, prices }) => (
                  <p key={slug}>
                    <span lang="cs">{name}</span> <Typeset>{formatPriceRange(prices, decimals)}</Typeset>
                  </p>
                ))}
              </div>
            ) : null}
          </div>
        </section>
        {isNothing(venues) || !venues.ok ? null : (
          <section aria-labelledby="access">
            <SectionHead id="access" title={texts.access} />
            <ul className={styles.halls}>
              {halls.map(({ slug, name, stepFree }) => (
                <li key={slug}>
                  <b lang="cs">{name}</b>: {stepFree ? texts.stepFree : texts.notStepFree}
                </li>
              ))}
            </ul>
            <p>{texts.accessText}</p>
          </section>
        )}
        {page.kind === "found" ? <RichText html={page.html} /> : null}
        <section aria-labelledby="contact">
          <SectionHead id="contact" title={texts.contact} />
          <Reach theatre={root?.theatre} hasAddress />
          <p>
            <Link to={paths.contacts()} hrefLang="cs">
              {texts.more}
            </Link>
          </p>
        </section>
      </div>
    </PageColumn>
  );
}

interface ReachProps {
  readonly theatre: RootData["theatre"] | undefined;
  readonly hasAddress?: boolean;
}

function Reach({ theatre, hasAddress = false }: ReachProps) {
  if (!theatre) return null;
  const { name, street, zip, city, phone, email } = theatre;
  return (
    <ul className={styles.reach} role="list">
      {hasAddress && (street || city) ? (
        <li lang="cs">{[name, street, `${zip} ${city}`.trim()].filter(Boolean).join(", ")}</li>
      ) : null}
      {phone ? (
        <li>
          <PhoneLink phone={phone} />
        </li>
      ) : null}
      {email ? (
        <li>
          <EmailLink email={email} />
        </li>
      ) : null}
    </ul>
  );
}
