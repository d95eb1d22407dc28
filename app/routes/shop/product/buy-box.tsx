import { type Id, idField, isSameId } from "#app/domain/id.ts";
import { useState } from "react";
import { useRouteLoaderData } from "@remix-run/react";
import { EmailLink } from "#app/components/email-link.tsx";
import { AddToCart } from "#app/components/shop/add-to-cart.tsx";
import { Availability } from "#app/components/shop/availability.tsx";
import { ChargedInCrowns } from "#app/components/shop/charged-in-crowns.tsx";
import { DedicationField } from "#app/components/shop/dedication-field.tsx";
import { Labels } from "#app/components/shop/labels.tsx";
import { Price } from "#app/components/shop/price.tsx";
import { SmartLink } from "#app/components/smart-link.tsx";
import { useAnalyticsImpression } from "#app/components/use-analytics.ts";
import { useMoney } from "#app/components/shop/use-money.tsx";
import { paths } from "#app/domain/paths.ts";
import { isBuyable, type Product, type Variant } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";
import type { RootData } from "#app/shell/page-meta.ts";
import { giftVoucher } from "#app/messages/shell-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { IfOpen } from "#app/ui/link.tsx";
import styles from "./buy-box.module.css";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  value: "Hodnota poukazu",
  oneEach:
    "V jednom košíku má každá hodnota poukazu jedno věnování. Stejnou hodnotu s jiným věnováním objednejte zvlášť.",
  unread: "Tohle zboží teď koupit nejde: jeho varianty se nepodařilo načíst. Zkuste to prosím později.",
  delivery: "Dorazí e-mailem jako PDF do 15 minut po zaplacení, bez poplatku za dopravu.",
});

interface BuyBoxProps {
  readonly product: Product;
  /** The variant that the address names. */
  readonly linkedVariant: string | null;
}

/** Price, availability, and the form that adds the product to the cart. */
export function BuyBox({ product, linkedVariant }: BuyBoxProps) {
  const { variants } = product;
  const buyable = variants.filter(({ availability }) => isBuyable(availability));
  const first = buyable.find(({ id }) => isSameId(id, linkedVariant)) ?? buyable[0] ?? variants[0];
  const [chosenId, setChosenId] = useState(first?.id ?? null);
  const chosen = variants.find(({ id }) => id === chosenId);
  useAnalyticsImpression((events) => events.productViewed(product), String(product.id));
  const { price, availability } = chosen ?? product;
  const isOffered = chosen ? buyable.includes(chosen) : isBuyable(availability);
  const isUnread = isOffered && product.hasVariants && !chosen;
  const canBuy = isOffered && !isUnread;
  if (product.isDiscontinued) return <Alert kind="info">Už nenabízíme</Alert>;
  return (
    <div className={styles.box}>
      <div className="stack gap-2 start">
        <Labels product={{ price, isNew: product.isNew }} />
        <Price price={price} size="detail" />
        <UnitPrice product={product} />
        <ChargedInCrowns />
        {product.deliveredByEmail && canBuy ? null : <Availability availability={availability} />}
      </div>
      {canBuy ? (
        <AddToCart product={product} most={availability.quantity} size="detail">
          {chosen ? (
            <VariantChoice
              variants={variants}
              chosen={chosen.id}
              isAmount={product.deliveredByEmail}
              onChoose={setChosenId}
            />
          ) : null}
          {product.deliveredByEmail ? <DedicationField hint={texts.oneEach} /> : null}
        </AddToCart>
      ) : isUnread ? (
        <Alert kind="info">{texts.unread}</Alert>
      ) : (
        <NotForSale product={product} isRequest={availability.code === "on_request"} />
      )}
      <Delivery product={product} />
    </div>
  );
}

function UnitPrice({ product: { unitPrice } }: { readonly product: Product }) {
  const money = useMoney();
  if (!unitPrice) return null;
  return (
    <p className="note">
      Měrná cena {money(unitPrice.gross)}&nbsp;/&nbsp;{unitPrice.unit}
    </p>
  );
}

function NotForSale({ product, isRequest }: { readonly product: Product; readonly isRequest: boolean }) {
  const root = useRouteLoaderData<RootData>("root");
  const email = root?.theatre.email;
  return (
    <Alert kind="info">
      <p>
        {isRequest
          ? czech("Tohle zboží chystáme na objednávku. Napište nám, domluvíme se.")
          : czech(
              `${product.variants.length > 0 ? "Všechny varianty jsou vyprodané." : "Tohle zboží je vyprodané."}${email ? " Zeptejte se nás, kdy přijdou další." : ""}`,
            )}
      </p>
      {email ? <EmailLink email={email} /> : null}
    </Alert>
  );
}

/** Ways of delivery; links to the page about them only if the theatre's menu contains one. */
function Delivery({ product }: { readonly product: Product }) {
  const root = useRouteLoaderData<RootData>("root");
  const about = root?.bottomMenu
    .flatMap(({ links }) => links)
    .find(({ link }) => link === paths.info("doprava-a-platba"));
  return (
    <p className={styles.delivery}>
      {product.deliveredByEmail ? <Typeset>{`${texts.delivery} `}</Typeset> : null}
      {about ? (
        <SmartLink to={about.link}>
          {czech(product.deliveredByEmail ? about.text : "Ceny dopravy a možnosti platby")}
        </SmartLink>
      ) : null}
      {product.deliveredByEmail ? (
        <IfOpen to={paths.voucherBalance()}>
          {" "}
          <SmartLink to={paths.voucherBalance()}>{giftVoucher.balance}</SmartLink>
        </IfOpen>
      ) : null}
    </p>
  );
}

interface VariantChoiceProps {
  readonly variants: readonly Variant[];
  readonly chosen: Id;
  /** Values of a gift voucher: the name is the price, and it is always available. */
  readonly isAmount: boolean;
  readonly onChoose: (id: Id) => void;
}

/**
 * Variants as radio buttons, so that choosing needs no JavaScript. If all have the same price, it stands once above
 * them and they are tiles. Otherwise each shows its own price.
 */
function VariantChoice({ variants, chosen, isAmount, onChoose }: VariantChoiceProps) {
  const [one] = variants;
  const cost = ({ price }: Variant) => `${price.net}/${price.sale}/${price.lowest30Days}/${price.taxRate}`;
  const costTheSame = one !== undefined && variants.every((variant) => cost(variant) === cost(one));
  const namesTheirPrice = isAmount && variants.every(({ price }) => price.sale === null);
  const isQuiet = costTheSame || namesTheirPrice;
  return (
    <RadioGroup id="varianta" legend={isAmount ? texts.value : "Varianta"} tiles={isQuiet}>
      {variants.map(({ id, name, price, availability }) => (
        <RadioCard
          key={id}
          name="variant"
          value={idField(id)}
          label={czech(name)}
          description={
            isAmount && isBuyable(availability) ? undefined : <Availability availability={availability} />
          }
          aside={isQuiet ? undefined : <Price price={price} size="row" />}
          defaultChecked={id === chosen}
          disabled={!isBuyable(availability)}
          required
          onChange={() => onChoose(id)}
        />
      ))}
    </RadioGroup>
  );
}
