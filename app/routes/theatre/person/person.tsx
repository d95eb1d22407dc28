import { idFromUrl } from "#app/domain/read-id.ts";
import { useLoaderData } from "@remix-run/react";
import { data, redirect, type MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { isoDay } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { listed } from "#app/domain/theatre/performance.ts";
import { datesWith, rolesAt } from "#app/domain/theatre/people.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { peopleTexts } from "#app/messages/content-texts.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { person as personData } from "#app/domain/structured-data/person-data.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { mapBlock } from "#server/services/blocks.ts";
import { listPerformances } from "#server/services/theatre/list-performances.ts";
import { openPerson } from "./open-person.server.ts";
import { PersonDates } from "./person-dates.tsx";
import styles from "./person.module.css";
import { RoleList } from "./role-list.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  one: "Člověk divadla",
  current: "Právě hraje",
  currentTeam: "Právě na repertoáru",
  coming: "Připravuje se",
  former: "Dřívější role",
  formerTeam: "Dřívější práce",
  about: (name: string, what: string | null) =>
    `${name}${what ? `, ${what}` : ""}: životopis, role a nejbližší představení.`,
});

export const handle = { access: "public", area: "people" } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  const id = idFromUrl(params.id, context.upstream.offers.ids) ?? notFound();
  const opened = await openPerson(context, { id, slug: params.slug ?? "" });
  if (opened.kind === "missing") notFound();
  if (opened.kind === "moved") throw redirect(opened.to, 301);
  // An outage must not answer 404: the person may still exist.
  if (opened.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  const today = isoDay(context.now);
  const all = await listPerformances(context);
  const dates = mapBlock(all, (each) => datesWith(opened.person, each, today).map(listed));
  return data({ ...opened, today, now: context.now.toISOString(), dates });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "found") return pageMeta(args, { title: texts.one, isPrivate: true });
  const { person } = args.data;
  return pageMeta(args, {
    title: person.name,
    image: { folder: "person", file: person.image },
    description: texts.about(person.name, person.function),
  });
};

export default function PersonScreen() {
  const opened = useLoaderData<typeof loader>();
  if (opened.kind === "failed") {
    return (
      <PageColumn className={styles.page}>
        <h1>{texts.one}</h1>
        <BlockFailed />
      </PageColumn>
    );
  }
  const { person, today, now: instant, dates } = opened;
  const { now, coming, former } = rolesAt(person, today);
  // Staff without roles, such as ticket sellers and accountants, have no list of dates.
  const isOnStage = now.length > 0 || coming.length > 0 || former.length > 0;
  return (
    <PageColumn className={styles.page}>
      <Breadcrumbs steps={[{ text: peopleTexts.title, to: paths.people() }]} />
      <StructuredData build={import.meta.env.SSR ? (site) => personData(site, person) : null} />
      <article className={styles.person}>
        <figure className={styles.portrait}>
          <Picture
            folder="person"
            file={person.image}
            alt={person.name}
            ratio="portrait"
            widest={480}
            sizes="(min-width: 1506px) 460px, (min-width: 1024px) 32vw, (min-width: 768px) 38vw, 100vw"
            first
          />
          {person.image && person.credit ? (
            <figcaption className="note">
              <Typeset>{person.credit}</Typeset>
            </figcaption>
          ) : null}
        </figure>
        <div className={styles.about}>
          <p className={styles.group}>
            <Typeset>{person.group.name}</Typeset>
          </p>
          <PageHead title={person.name} className={styles.head} />
          {person.function || person.asGuest ? (
            <p className={styles.function}>
              {[person.function && czech(person.function), person.asGuest && "jako\u00a0host"]
                .filter(Boolean)
                .join(", ")}
            </p>
          ) : null}
          {person.bio ? <RichText html={person.bio} /> : null}
        </div>
        <div className={styles.work}>
          <RoleList title={currentTitle(now)} roles={now} {...{ dates, instant }} />
          <RoleList title={texts.coming} roles={coming} {...{ dates, instant }} />
        </div>
      </article>
      <div className={styles.below}>
        {isOnStage || !dates.ok || dates.value.length > 0 ? (
          <PersonDates {...{ person, dates, instant }} />
        ) : null}
        <RoleList title={formerTitle(former)} roles={former} isPast />
      </div>
    </PageColumn>
  );
}

type Roles = ReturnType<typeof rolesAt>["now"];

/** The heading of roles in a cast, or of roles in creative teams only. */
function currentTitle(roles: Roles): string {
  return roles.some(({ kind }) => kind === "cast") ? texts.current : texts.currentTeam;
}

function formerTitle(roles: Roles): string {
  return roles.some(({ kind }) => kind === "cast") ? texts.former : texts.formerTeam;
}
