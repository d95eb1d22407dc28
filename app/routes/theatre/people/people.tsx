import { Form, Link, useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { paths } from "#app/domain/paths.ts";
import { nameQuestion, searchPeople } from "#app/domain/theatre/people.ts";
import type { PersonCard } from "#app/domain/theatre/person.ts";
import { nbsp } from "#app/domain/typography.ts";
import { pageMeta } from "#app/frame/page-title.ts";
import { peopleTexts } from "#app/messages/people.ts";
import { Button } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Field } from "#app/ui/field.tsx";
import { loads } from "#server/guards/handlers.ts";
import { listPeople } from "#server/services/theatre/people.ts";
import { Everybody } from "./everybody.tsx";
import styles from "./people.module.css";
import { PersonGrid } from "./person-grid.tsx";

export const handle = { access: "public" };

export const loader = loads(async (visit) => {
  const question = nameQuestion(visit.url.searchParams.get("jmeno"));
  return { question, people: await listPeople(visit) };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: peopleTexts.title,
    description: peopleTexts.description,
    path: paths.people(),
    isFiltered: Boolean(args.data?.question),
  });

export default function People() {
  const { question, people } = useLoaderData<typeof loader>();
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>{peopleTexts.title}</h1>
        <p className={styles.lead}>{nbsp(peopleTexts.description)}</p>
        <Form
          action={paths.people()}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many browsers in use know no <search>
          role="search"
          aria-label={peopleTexts.search}
          className={styles.search}
        >
          <Field
            key={question}
            type="search"
            name="jmeno"
            id="hledat-jmeno"
            label={peopleTexts.search}
            defaultValue={question}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button variant="secondary">{peopleTexts.submit}</Button>
        </Form>
      </div>
      {people.ok ? <Shown people={people.value} question={question} /> : <BlockFailed />}
    </Container>
  );
}

interface ShownProps {
  readonly people: readonly PersonCard[];
  readonly question: string;
}

function Shown({ people, question }: ShownProps) {
  if (people.length === 0) return <p>{nbsp(peopleTexts.none)}</p>;
  if (!question) return <Everybody people={people} />;
  const found = searchPeople(people, question);
  return (
    <>
      <output className={styles.count}>
        {nbsp(found.length > 0 ? peopleTexts.found(found.length, question) : peopleTexts.nothing(question))}
      </output>
      <PersonGrid people={found} label={peopleTexts.title} level={2} />
      <p className={styles.back}>
        <Link to={paths.people()}>{peopleTexts.all}</Link>
      </p>
    </>
  );
}
