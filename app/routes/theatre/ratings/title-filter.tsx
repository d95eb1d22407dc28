import { Form, useSubmit } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { ratingTexts } from "#app/messages/ratings-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import styles from "./title-filter.module.css";

interface TitleFilterProps {
  /** Titles that have ratings. */
  readonly titles: readonly { readonly slug: string; readonly title: string }[];
  readonly chosen: string | null;
}

/** A GET form that filters the ratings by title. */
export function TitleFilter({ titles, chosen }: TitleFilterProps) {
  const submit = useSubmit();
  return (
    <Form
      action={paths.ratings()}
      className={styles.filter}
      preventScrollReset
      onSubmit={(event) => {
        const { value } = event.currentTarget.inscenace as HTMLSelectElement;
        if (value) return;
        // The address of „všechny tituly“ has no parameter.
        event.preventDefault();
        submit(null, { action: paths.ratings(), preventScrollReset: true });
      }}
    >
      <Select
        key={chosen}
        name="inscenace"
        id="hodnoceni-titulu"
        label={ratingTexts.filter}
        defaultValue={chosen ?? ""}
      >
        <option value="">{ratingTexts.everything}</option>
        {titles.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </Select>
      <Button variant="secondary">{ratingTexts.show}</Button>
    </Form>
  );
}
