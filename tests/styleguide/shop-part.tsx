import { AddToCart } from "#app/components/shop/add-to-cart.tsx";
import { Availability } from "#app/components/shop/availability.tsx";
import { BrandGrid } from "#app/components/shop/brand-grid.tsx";
import { Labels } from "#app/components/shop/labels.tsx";
import { Price } from "#app/components/shop/price.tsx";
import { ProductGrid } from "#app/components/shop/product-grid.tsx";
import { ProductShelf } from "#app/components/shop/product-shelf.tsx";
import { Totals } from "#app/components/shop/totals.tsx";
import { brands, price, products, salePrice } from "./samples/shop.ts";
import { Part, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";
import { OrderRecord } from "#app/components/order/order-record.tsx";
import { PaymentPanel } from "#app/components/order/payment-panel.tsx";
import type { Transfer } from "#app/components/order/transfer-of.ts";
import { TransferPanel } from "#app/components/order/transfer-panel.tsx";
import { shownOrder } from "#app/domain/shop/order.ts";
import { order as sample } from "./samples/order.ts";

const order = shownOrder(sample, new Date(sample.date));

const transfer: Transfer = {
  iban: "CZ65 0800 0000 1920 0014 5399",
  number: "19-2000145399/0800",
  amount: order.totalGross,
  symbol: { groups: ["26", "00001"], about: "Číslice z čísla objednávky E26-00001." },
  picture: { path: "/vzornik", name: "qr-platba.png" },
  message: "DEMO NEPLATIT",
  code: { size: 8, path: "M0 0h3v3h-3zM5 0h3v3h-3zM0 5h3v3h-3zM4 4h1v1h-1zM6 6h2v2h-2z" },
};
const card = { ...order.payment, kind: "card", paymentUrl: "/brana" } as const;

export function OrderPart() {
  return (
    <Part id="objednavka-vzor" title="Objednávka">
      <Specimen name="OrderRecord" states="čeká na převod" isWide>
        <OrderRecord
          order={order}
          canSendLink
          transfer={transfer}
          withdrawal="/odstoupeni"
          period="Odstoupit od smlouvy bez udání důvodu můžete do 7. 12. 2026 včetně."
          tickets="#objednavka-vzor"
          documents={{
            issued: [
              { number: "FV26-00001", kind: "invoice", issuedOn: "2026-11-24", path: "#objednavka-vzor" },
            ],
            canAsk: true,
          }}
          legal={[{ title: "Obchodní podmínky", path: "#objednavka-vzor", from: "12.\u00a010.\u00a02026" }]}
          complaint="/reklamovat"
          title="Objednávka E26-00001"
          lead="Potvrzení jsme poslali."
        />
      </Specimen>
      <Specimen name="PaymentPanel" states="zaplaceno, selhalo, zrušeno, na pokladně" isWide>
        <PaymentPanel order={{ ...order, payment: { ...card, state: "paid" } }} transfer={null} />
        <PaymentPanel order={{ ...order, payment: { ...card, state: "failed" } }} transfer={null} />
        <PaymentPanel order={{ ...order, state: "cancelled", stateLabel: "Zrušená" }} transfer={null} />
        <PaymentPanel order={{ ...order, payment: { ...order.payment, kind: "desk" } }} transfer={null} />
      </Specimen>
      <Specimen name="TransferPanel" states="bez kódu" isWide>
        <TransferPanel transfer={{ ...transfer, code: null, message: null }} />
      </Specimen>
    </Part>
  );
}

const product = { id: 105, name: "Hrnek Přestávka" } as const;

export function ShopPart() {
  return (
    <Part id="obchod" title="Obchod">
      <Specimen
        name="ProductGrid, ProductCard"
        states="poslední kusy, sleva, dlouhý název, bez obrázku, vyprodáno"
        isWide
      >
        <ProductGrid products={products} label="Vzor produktů" />
      </Specimen>
      <Specimen name="ProductShelf" states="s produktem, po výpadku" isWide>
        <ProductShelf id="vzor-police" title="Novinky" block={{ ok: true, value: products.slice(0, 1) }} />
        <ProductShelf id="vzor-police-vypadek" title="Výhodně" block={{ ok: false, error: "failed" }} />
      </Specimen>
      <Specimen name="Price" states="karta, řádek, detail; sleva s nejnižší cenou; „od“">
        <Price price={price} />
        <Price price={price} size="row" />
        <Price price={price} size="detail" />
        <Price price={salePrice} size="detail" />
        <Price price={salePrice} from />
      </Specimen>
      <Specimen name="Labels, Availability">
        <Labels product={{ price: salePrice, isNew: true }} />
        <Labels product={{ price: { ...salePrice, lowest30Days: null }, isNew: false }} />
        {products.map(({ id, availability }) => (
          <Availability key={id} availability={availability} />
        ))}
      </Specimen>
      <Specimen name="AddToCart" states="karta, detail; po odeslání „Přidáváme…“">
        <AddToCart product={product} most={3} />
        <AddToCart product={product} size="detail" />
      </Specimen>
      <Specimen name="BrandGrid" states="se značkou a bez ní" isWide>
        <BrandGrid brands={brands} label="Vzor značek" level={3} />
      </Specimen>
      <Specimen name="Totals" states="známé, zdarma a dosud nevybrané; dárkový poukaz" isWide>
        <div className={styles.form}>
          <Totals
            amounts={{
              lines: [],
              goods: 1200,
              vouchers: [{ code: "DAR-7KQ4-M2XW-P9TC", kind: "gift", discount: 1000, remaining: 0 }],
              delivery: 0,
              payment: null,
              priceRounding: 0,
              unexplained: 0,
              total: 1200,
              rounding: 0,
              toPay: 200,
              vat: [{ rate: 21, tax: 208.26 }],
            }}
            fees={{ delivery: "Osobní odběr", payment: null }}
          />
        </div>
      </Specimen>
    </Part>
  );
}
