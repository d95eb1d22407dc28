import { hellers, spread, vatRows } from "#standalone/domain/money.ts";
import type { DocumentLine, LineGroup, RecapitulationRow } from "#standalone/db/document-content.ts";

/** A line of an order, as it is stored. */
interface Item {
  readonly name: string;
  readonly quantity: number;
  /** Gross CZK of one piece. */
  readonly unit_gross: string | number;
  readonly tax_rate: string | number;
  /** Gross CZK of the line. */
  readonly total: string | number;
  readonly delivered_by_email: boolean;
}

interface Fee {
  readonly name: string;
  readonly rate: number;
  /** Gross CZK. */
  readonly gross: number;
}

interface Charged {
  readonly group: LineGroup;
  readonly rate: number;
  readonly total: number;
}

/**
 * The lines of a document. The tax of a rate is computed once, of its whole gross amount (§ 37 odst. 2 ZDPH), and
 * spread over its lines, so that lines add up to the recapitulation without a heller's difference. Discounts are spread
 * over the goods in the same way as in the order's totals.
 * @param discounted Gross hellers that codes took off the goods.
 */
export function documentLines(
  items: readonly Item[],
  fees: readonly Fee[],
  discounted: number,
): DocumentLine[] {
  const full = items.map(({ total }) => hellers(total));
  const parts = spread(discounted, full);
  const goods = items.map((item, index) => {
    const rate = Number(item.tax_rate);
    const unit = hellers(item.unit_gross);
    return {
      group: groupOf(rate, item.delivered_by_email),
      name: item.name,
      quantity: item.quantity,
      unit: unit - taxOf(unit, rate),
      rate,
      before: full[index] ?? 0,
      total: (full[index] ?? 0) - (parts[index] ?? 0),
    };
  });
  const charged = fees.map(({ name, rate, gross }) => {
    const total = hellers(gross);
    const unit = total - taxOf(total, rate);
    return { group: groupOf(rate, false), name, quantity: 1, unit, rate, before: total, total };
  });
  const all = [...goods, ...charged];
  const taxes = taxesOf(all);
  return all.map(({ before, ...line }, index) => {
    const tax = taxes[index] ?? 0;
    const base = line.total - tax;
    return {
      ...line,
      discount: before === line.total ? 0 : before - taxOf(before, line.rate) - base,
      base,
      tax,
    };
  });
}

/** The sums by group and rate: the highest rate first, then exempt lines, then lines outside of VAT. */
export function recapitulationOf(lines: readonly DocumentLine[]): RecapitulationRow[] {
  const rows = new Map<string, RecapitulationRow>();
  for (const { group, rate, base, tax, total } of lines) {
    const key = `${group} ${rate}`;
    const row = rows.get(key) ?? { group, rate, base: 0, tax: 0, total: 0 };
    rows.set(key, { ...row, base: row.base + base, tax: row.tax + tax, total: row.total + total });
  }
  const order: readonly LineGroup[] = ["taxed", "exempt", "outside"];
  return [...rows.values()]
    .filter(({ total }) => total !== 0)
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || b.rate - a.rate);
}

/** A voucher with a rate of its own is a single-purpose one, whose sale is taxed as its supply (§ 15a). */
function groupOf(rate: number, isVoucher: boolean): LineGroup {
  if (rate > 0) return "taxed";
  return isVoucher ? "outside" : "exempt";
}

function taxesOf(lines: readonly Charged[]): number[] {
  const taxes = lines.map(() => 0);
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const shares = lines.map((line) => (line.rate === rate ? line.total : 0));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    spread(taxOf(whole, rate), shares).forEach((part, index) => (taxes[index] = (taxes[index] ?? 0) + part));
  }
  return taxes;
}

function taxOf(gross: number, rate: number): number {
  return hellers(vatRows(new Map([[rate, gross]]))[0]?.tax ?? 0);
}
