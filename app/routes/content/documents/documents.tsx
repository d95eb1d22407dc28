import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { DocumentLink } from "#app/components/document-link.tsx";
import { czech } from "#app/domain/typography.ts";
import type { DocumentGroup } from "#app/domain/theatre-document.ts";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { documentTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { statusOf, toBlock } from "#server/services/blocks.ts";
import { readDocuments } from "#server/upstream/resources/documents.ts";
import styles from "./documents.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  description: "Zřizovací listina, řády, ceníky, technické parametry a další listiny divadla ke stažení.",
  none: "Zatím tu žádné dokumenty nejsou.",
  reports: "Podívejte se také na výroční zprávy",
  help: "Potřebujete dokument v jiné podobě, třeba pro čtečku? Napište nám, připravíme ji.",
  contacts: "Kontakty",
});

export const handle = { access: "public", area: "documents" } satisfies Handle;

export const loader = defineLoader(async ({ upstream }) => {
  const groups = toBlock(await readDocuments(upstream));
  requireOffered(groups);
  return data({ groups }, { status: statusOf(groups) });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: documentTexts.title,
    description: texts.description,
    path: paths.documents(),
  });

export default function DocumentsScreen() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <PageColumn className="page stack gap-7">
      <PageHead title={documentTexts.title} lead={texts.description} className={styles.head} />
      {groups.ok ? <Groups groups={groups.value} /> : <BlockFailed />}
      <div className="stack gap-2">
        <p>
          <Link to={paths.annualReports()}>{texts.reports}</Link>
        </p>
        <p>
          {texts.help} <Link to={paths.contacts()}>{texts.contacts}</Link>
        </p>
      </div>
    </PageColumn>
  );
}

function Groups({ groups }: { readonly groups: readonly DocumentGroup[] }) {
  if (groups.length === 0) return <p>{texts.none}</p>;
  return groups.map(({ name, documents }, index) => (
    <section key={name} className={styles.group} aria-labelledby={`skupina-${index + 1}`}>
      <h2 className="h3" id={`skupina-${index + 1}`}>
        <Typeset isHeading>{name}</Typeset>
      </h2>
      <ul role="list">
        {documents.map((document) => (
          <li key={document.file}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
