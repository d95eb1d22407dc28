import { nbsp } from "#app/domain/typography.ts";
import type { Branch } from "#app/domain/shop/checkout.ts";
import { orderForm } from "#app/messages/order.ts";
import { Select } from "#app/ui/select.tsx";

interface BranchPickProps {
  readonly branches: readonly Branch[];
  readonly id: string;
  /** Ids; those of other deliveries are ignored. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
}

/** The pick-up branches, grouped by town. */
export function BranchPick({ branches, id, chosen, error }: BranchPickProps) {
  const own = branches.find((branch) => chosen.includes(String(branch.id)));
  const towns = [...new Set(branches.map(({ city }) => city))];
  return (
    <Select
      name="branch"
      id={id}
      label={own ? orderForm.branchChange : orderForm.branchTitle}
      error={error}
      defaultValue={own ? String(own.id) : ""}
      autoComplete="off"
    >
      <option value="">– vyberte –</option>
      {towns.map((town) => (
        <optgroup key={town} label={town}>
          {branches
            .filter(({ city }) => city === town)
            .map((branch) => (
              <option key={branch.id} value={branch.id}>
                {nbsp([branch.name, branch.street, branch.openingHours].filter(Boolean).join(", "))}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
