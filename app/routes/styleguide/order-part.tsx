import { OrderRecord } from "#app/components/order/order-record.tsx";
import { PaymentPanel } from "#app/components/order/payment-panel.tsx";
import type { Transfer } from "#app/components/order/transfer-of.ts";
import { TransferPanel } from "#app/components/order/transfer-panel.tsx";
import { order } from "./samples/order.ts";
import { Part, Specimen } from "./specimen.tsx";

const transfer: Transfer = {
  iban: "CZ65 0800 0000 1920 0014 5399",
  number: "19-2000145399/0800",
  amount: order.totalGross,
  variableSymbol: "2600001",
  message: "DEMO NEPLATIT",
  code: { size: 8, path: "M0 0h3v3h-3zM5 0h3v3h-3zM0 5h3v3h-3zM4 4h1v1h-1zM6 6h2v2h-2z" },
};
const card = { ...order.payment, kind: "card", account: null, paymentUrl: "/brana" } as const;

export function OrderPart() {
  return (
    <Part id="objednavka-vzor" title="Objednávka">
      <Specimen name="OrderRecord" states="čeká na převod" isWide>
        <OrderRecord
          order={order}
          transfer={transfer}
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
