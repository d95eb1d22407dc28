import { idText } from "#app/domain/id.ts";
import type { ReactNode } from "react";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { placeLines } from "#app/domain/account/place.ts";
import { formatPhone } from "#app/domain/account/phone.ts";
import { czech } from "#app/domain/typography.ts";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import { otherAddress, type OrderFieldset } from "./order-fields.ts";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  savedAddresses: "Kterou adresu použijeme?",
  otherAddress: "Jiná adresa",
});

interface AddressCardsProps {
  readonly fields: OrderFieldset;
  readonly addresses: readonly SavedAddress[];
  readonly countries: readonly Country[];
  /** The fields of another address; without cards the page shows only these. */
  readonly children: ReactNode;
}

/** A customer's addresses as cards (§2); „Jiná adresa“ reveals the fields, also without JavaScript. */
export function AddressCards({
  fields: { savedAddress },
  addresses,
  countries,
  children,
}: AddressCardsProps) {
  if (addresses.length === 0) return children;
  const chosen = savedAddress.initialValue ?? idText(addresses[0]?.id ?? "");
  return (
    <RadioGroup id={savedAddress.id} legend={texts.savedAddresses} error={savedAddress.errors?.[0]}>
      {addresses.map((address) => (
        <RadioCard
          key={address.id}
          id={`${savedAddress.id}-${idText(address.id)}`}
          name={savedAddress.name}
          value={idText(address.id)}
          defaultChecked={chosen === idText(address.id)}
          label={`${address.firstName} ${address.lastName}`}
          description={
            <>
              <Typeset>{placeLines(address, countries).join(", ")}</Typeset>
              {address.phone ? <>, {formatPhone(address.phone.replaceAll(" ", ""))}</> : null}
            </>
          }
        />
      ))}
      <RadioCard
        id={`${savedAddress.id}-${otherAddress}`}
        name={savedAddress.name}
        value={otherAddress}
        defaultChecked={chosen === otherAddress}
        label={texts.otherAddress}
      >
        <div className="stack gap-4">{children}</div>
      </RadioCard>
    </RadioGroup>
  );
}
