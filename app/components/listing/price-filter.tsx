import { lazy, Suspense, useState } from "react";
import { useMoney } from "#app/components/shop/use-money.tsx";
import { fields, wholeCrowns } from "#app/domain/shop/list-filters.ts";
import { formatWholeMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import { Field } from "#app/ui/field.tsx";
import { stepByKey, wholeNumber } from "#app/ui/whole-number.ts";
import styles from "./price-filter.module.css";

const texts = czech({
  priceFrom: "Cena od",
  priceTo: "Cena do",
  /** Appended to the labels of the fields if the site displays prices in another currency. */
  inCrowns: "\u00a0(Kč)",
  lowest: "Nejnižší cena",
  highest: "Nejvyšší cena",
  priceBounds: (low: string, high: string) => `Zboží tu stojí od\u00a0${low} do\u00a0${high}.`,
  priceBoundsOwn: (low: string, high: string) => `To je od\u00a0${low} do\u00a0${high}.`,
});

interface PriceFilterProps {
  /** Gross CZK: the lowest and the highest price that match all other filters; null if unknown. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  readonly from: number | null;
  readonly to: number | null;
  /** The slider loads when the visitor first opens the filter. */
  readonly hasSlider: boolean;
  readonly onChange: (prices: { from: number | null; to: number | null }) => void;
}

const maxPrice = 9_999_999;
const Range = lazy(async () => ({ default: (await import("#app/ui/range.tsx")).Range }));

/**
 * Two fields that work without JavaScript; JavaScript adds a slider with two thumbs above them. Values are whole crowns
 * with tax, so that a URL means the same for every visitor; with another currency, the filter also shows converted
 * amounts.
 */
export function PriceFilter({ bounds, from, to, hasSlider, onChange }: PriceFilterProps) {
  const scale = bounds ? scaleOf(bounds) : null;
  const money = useMoney();
  const own = (czk: number) => money(czk, { decimals: 0 });
  const isForeign = own(1000) !== formatWholeMoney(1000);
  const unit = isForeign ? texts.inCrowns : "";
  return (
    <div className={styles.price}>
      {scale ? (
        <div className={styles.slider}>
          {hasSlider ? (
            <Suspense>
              <Range
                {...scale}
                from={within(scale, from ?? scale.low)}
                to={within(scale, to ?? scale.high)}
                fromLabel={texts.lowest}
                toLabel={texts.highest}
                say={(czk) => formatWholeMoney(czk) + (isForeign ? ` (${own(czk)})` : "")}
                onChange={(low, high) =>
                  onChange({ from: low > scale.low ? low : null, to: high < scale.high ? high : null })
                }
              />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <div className={styles.fields}>
        <PriceField
          name={fields.from}
          label={texts.priceFrom + unit}
          value={from}
          standard={scale?.low}
          onChange={(value) => onChange({ from: value, to })}
        />
        <PriceField
          name={fields.to}
          label={texts.priceTo + unit}
          value={to}
          standard={scale?.high}
          onChange={(value) => onChange({ from, to: value })}
        />
      </div>
      {scale ? (
        <p className={styles.hint}>
          {texts.priceBounds(formatWholeMoney(scale.low), formatWholeMoney(scale.high))}
          {isForeign ? ` ${texts.priceBoundsOwn(own(scale.low), own(scale.high))}` : null}
        </p>
      ) : null}
    </div>
  );
}

interface PriceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
  readonly standard: number | undefined;
  readonly onChange: (value: number | null) => void;
}

function PriceField({ name, label, value, standard, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState("");

  function read({ value: text }: HTMLInputElement) {
    setTyped(text);
    onChange(wholeCrowns(text));
  }

  return (
    <Field
      {...wholeNumber(0, maxPrice)}
      pattern="[\d\s]*([.,]\d{0,2})?"
      name={name}
      label={label}
      placeholder={standard?.toString()}
      // The typed value, unless the slider has moved since.
      value={wholeCrowns(typed) === value ? typed : (value ?? "")}
      onChange={({ currentTarget }) => read(currentTarget)}
      onKeyDown={({ currentTarget, key }) => {
        if (stepByKey(currentTarget, key)) read(currentTarget);
      }}
    />
  );
}

/** Bounds rounded to a step that gives about a hundred positions, so that each can be selected with a slider thumb. */
function scaleOf({ min, max }: { readonly min: number; readonly max: number }) {
  const step = max - min > 500 ? 10 : max - min > 100 ? 5 : 1;
  const low = Math.floor(min / step) * step;
  return { low, high: Math.max(Math.ceil(max / step) * step, low + step), step };
}

function within({ low, high }: { readonly low: number; readonly high: number }, value: number): number {
  return Math.min(Math.max(value, low), high);
}
