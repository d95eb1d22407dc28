import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { NameSearch } from "#app/components/name-search.tsx";
import { paths } from "#app/domain/paths.ts";
import { findByName, maxNameSearchLength, normalizeQuery } from "#app/domain/question.ts";
import { byName } from "#app/domain/theatre/people.ts";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { peopleTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { toBlock } from "#server/services/blocks.ts";
import { readPeople } from "#server/upstream/resources/people.ts";
import { Everybody } from "./everybody.tsx";
import styles from "./people.module.css";
import { PersonGrid } from "./person-grid.tsx";

const texts = czech({
  description: "Soubor, hosté, tvůrci a všichni, kdo drží divadlo v chodu.",
  search: "Hledat jméno",
  submit: "Hledat",
  nothing: (question: string) =>
    `Nikoho jménem „${question}“ tu nemáme. Zkuste kratší část jména, třeba jen příjmení.`,
  all: "Všichni lidé",
  none: "Seznam lidí teprve připravujeme.",
});

export const handle = { access: "public", area: "people" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const question = normalizeQuery(context.url.searchParams.get("jmeno"), maxNameSearchLength);
  const people = toBlock(await readPeople(context.upstream));
  requireOffered(people);
  return { question, people };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: peopleTexts.title,
    description: texts.description,
    path: paths.people(),
    isFiltered: Boolean(args.data?.question),
  });

export default function People() {
  const { question, people } = useLoaderData<typeof loader>();
  return (
    <PageColumn className="page">
      <PageHead title={peopleTexts.title} lead={texts.description} isRuled className={styles.head}>
        <NameSearch
          action={paths.people()}
          name="jmeno"
          id="hledat-jmeno"
          label={texts.search}
          submit={texts.submit}
          question={question}
          className={styles.search}
        />
      </PageHead>
      {people.ok ? <Shown people={people.value} question={question} /> : <BlockFailed />}
    </PageColumn>
  );
}

interface ShownProps {
  readonly people: readonly ListedPerson[];
  readonly question: string;
}

function Shown({ people, question }: ShownProps) {
  if (people.length === 0) return <p>{texts.none}</p>;
  if (!question) return <Everybody people={people} />;
  const found = byName(findByName(people, question));
  return (
    <>
      <output className={styles.count}>
        {found.length > 0 ? peopleTexts.found(found.length, question) : texts.nothing(question)}
      </output>
      <PersonGrid people={found} label={peopleTexts.title} level={2} />
      <p className={styles.back}>
        <Link to={paths.people()}>{texts.all}</Link>
      </p>
    </>
  );
}
