import { idField } from "#app/domain/id.ts";
import { useFetcher, useLocation } from "@remix-run/react";
import type { ShellData } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import styles from "./currency-choice.module.css";

const texts = czech({
  choose: (code: string) => `Zobrazovat ceny v ${code}`,
});

/** Choice of the displayed currency: a button for each. Renders nothing for a single one. */
export function CurrencyChoice({ currency, currencies }: Pick<ShellData, "currency" | "currencies">) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  if (currencies.length < 2) return null;
  const chosenId = fetcher.formData?.get("currency") ?? idField(currency.id);
  return (
    <fetcher.Form method="post" action={paths.currency()} className="cluster gap-2">
      <input type="hidden" name="back" value={pathname + search} />
      {currencies.map(({ id, code }) => (
        <button
          key={id}
          name="currency"
          value={idField(id)}
          className={styles.button}
          aria-pressed={idField(id) === chosenId}
          aria-label={texts.choose(code)}
        >
          {code}
        </button>
      ))}
    </fetcher.Form>
  );
}
