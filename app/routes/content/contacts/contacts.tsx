import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { czech } from "#app/domain/typography.ts";
import type { Contact } from "#app/domain/contact.ts";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { contactTexts } from "#app/messages/content-texts.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { theatre } from "#app/domain/structured-data/theatre.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { mapTiles, openContacts } from "./read-contacts.server.ts";
import { ContactHours } from "./contact-hours.tsx";
import { ContactCard } from "./contact-card.tsx";
import { ContactDetail } from "./contact-detail.tsx";
import styles from "./contacts.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  description: "Kudy k nám, kdy je otevřená pokladna a komu napsat nebo zavolat.",
  place: "Kde nás najdete",
  branches: "Kde vyzvednete vstupenky a zboží",
  departments: "Komu napsat a zavolat",
  none: "Kontakty na divadlo tu zatím nejsou.",
});

export const handle = { access: "public" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const found = await openContacts(context, context.url.searchParams.get("kontakt"));
  if (found.kind === "missing") notFound();
  if (found.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  return { ...found, tiles: mapTiles(context) };
});

export const meta: MetaFunction<typeof loader> = (args) => {
  const chosen = args.data?.kind === "found" ? args.data.chosen : null;
  return pageMeta(args, {
    title: chosen ? `${chosen.name} – ${contactTexts.title.toLowerCase()}` : contactTexts.title,
    description: chosen?.description ?? texts.description,
    path: paths.contacts(chosen ?? undefined),
  });
};

export default function ContactsScreen() {
  const found = useLoaderData<typeof loader>();
  const chosen = found.kind === "found" ? found.chosen : null;
  const isEmpty = found.kind === "found" && found.contacts.length === 0;
  return (
    <PageColumn className={classNames("page stack gap-7", chosen && styles.detail)}>
      <StructuredData build={import.meta.env.SSR ? theatre : null} />
      <div className="stack gap-3">
        {chosen ? <Breadcrumbs steps={[{ text: contactTexts.title, to: paths.contacts() }]} /> : null}
        <PageHead title={contactTexts.title} lead={isEmpty ? undefined : texts.description} />
      </div>
      {found.kind === "found" ? (
        <Contacts {...found} />
      ) : (
        <>
          <BlockFailed />
          <ContactHours />
        </>
      )}
    </PageColumn>
  );
}

interface ContactsProps {
  readonly contacts: readonly Contact[];
  readonly chosen: Contact | null;
  readonly tiles: { readonly tiles: string; readonly attribution: string } | null;
}

/** The chosen contact, or the theatre by default, with its map; then all other contacts. */
function Contacts({ contacts, chosen, tiles }: ContactsProps) {
  if (contacts.length === 0) {
    return (
      <>
        <p>{texts.none}</p>
        <ContactHours />
      </>
    );
  }
  const house = contacts.find(({ kind }) => kind === "venue") ?? null;
  const first = chosen ?? house;
  const others = contacts.filter((contact) => contact !== first);
  const ofKind = (kind: Contact["kind"]) => others.filter((contact) => contact.kind === kind);
  return (
    <>
      {first ? (
        <ContactDetail contact={first} place={hasPlace(first) ? first : (house ?? first)} tiles={tiles}>
          {first.kind === "venue" ? <ContactHours level={3} /> : null}
        </ContactDetail>
      ) : null}
      <Group id="kde-nas-najdete" title={texts.place} contacts={ofKind("venue")} />
      <Group id="oddeleni" title={texts.departments} contacts={ofKind("department")} />
      <Group id="pobocky" title={texts.branches} contacts={ofKind("branch")} />
      {first?.kind === "venue" ? null : <ContactHours />}
    </>
  );
}

function hasPlace({ street, city, map, position }: Contact): boolean {
  return Boolean(street ?? city ?? map ?? position);
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly contacts: readonly Contact[];
}

function Group({ id, title, contacts }: GroupProps) {
  if (contacts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        <Typeset isHeading>{title}</Typeset>
      </h2>
      <ul role="list">
        {contacts.map((contact) => (
          <li key={contact.slug}>
            <ContactCard contact={contact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
