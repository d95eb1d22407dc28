import { czech } from "#app/domain/typography.ts";
import { cartNotices } from "./cart-notices.ts";

/** A notice has to fit into a cookie. */
const mostNames = 3;
const longestName = 80;

interface AdjustedLine {
  readonly name: string;
  readonly quantity: number;
  readonly why: "stock" | "limit";
}

/** The notice about the guest's cart after signing in; an empty text if that cart was empty. */
export const mergeNotice = czech(
  (
    merge: {
      readonly isWhole: boolean;
      readonly adjusted: readonly AdjustedLine[];
      readonly replaced: readonly {
        readonly name: string;
        readonly before: string;
        readonly after: string;
      }[];
      /** Codes that the upstream refused for the customer's cart. */
      readonly vouchers: readonly string[];
    } | null,
  ): { readonly kind: "success" | "info" | "danger"; readonly text: string } => {
    if (merge === null) return { kind: "success", text: "" };
    const limited = (["stock", "limit"] as const).flatMap((why) => {
      const lines = merge.adjusted.filter((line) => line.why === why);
      return lines.length > 0 ? [tooFew(lines, why)] : [];
    });
    const notes = merge.replaced.slice(0, 1).map(replacedNote);
    const sentences = [...limited, ...notes];
    if (!merge.isWhole) {
      const remaining = merge.vouchers.slice(0, mostNames).map(droppedVoucher);
      return { kind: "danger", text: [notMoved, ...remaining, ...sentences].join(" ") };
    }
    return {
      kind: sentences.length > 0 ? "info" : "success",
      text: [cartNotices.merged, ...sentences].join(" "),
    };
  },
);

function replacedNote({ name, before, after }: Record<"name" | "before" | "after", string>): string {
  const [line, old, newer] = [name, before, after].map((text) => text.slice(0, longestName));
  return `${line} má v košíku jen jeden text: „${old}“ jsme nahradili novějším „${newer}“.`;
}

const notMoved =
  "Košík, který jste měli před přihlášením, se nepodařilo celý přenést. Co zbylo, v něm zůstává: po odhlášení to tu najdete a při příštím přihlášení to zkusíme znovu.";

function droppedVoucher(code: string): string {
  return `Kód ${code.slice(0, longestName)} se v tomto košíku nepodařilo uplatnit.`;
}

function tooFew(lines: readonly AdjustedLine[], why: AdjustedLine["why"]): string {
  const named = lines
    .slice(0, mostNames)
    .map(({ name, quantity }) => `${name.slice(0, longestName)} (${quantity}\u00a0ks)`);
  const rest = lines.length > mostNames ? " a další" : "";
  return `${reasons[why]}: ${named.join(", ")}${rest}.`;
}

const reasons = {
  stock: "Tolik kusů skladem nemáme, počet jsme upravili",
  limit: "Víc vstupenek na jedno představení v jedné objednávce koupit nejde, počet jsme upravili",
} as const;
