import type { ReactNode } from "react";
import { formatDateTime } from "#app/domain/dates.ts";
import type { ShownLegalVersion } from "#app/domain/shop/legal-version.ts";
import { contentOf } from "#app/domain/shop/checkout.ts";
import { asksNothing, closedStates, type ShownOrder } from "#app/domain/shop/order.ts";
import { withdrawablePieces } from "#app/domain/shop/withdrawal.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { contentTexts, orderTickets } from "#app/messages/order-texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownDocuments } from "./documents-of.ts";
import { LegalVersions, OrderDocuments } from "./order-documents.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderParties } from "./order-parties.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderProgress } from "./order-progress.tsx";
import styles from "./order-record.module.css";
import { OrderTotals } from "./order-totals.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import type { Transfer } from "./transfer-of.ts";
import { Alert } from "#app/ui/alert.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  afterPayment: (email: string) => `Poukaz pošleme jako PDF na ${email} do 15 minut po zaplacení.`,
  leaving: (email: string) => `Poukaz pošleme jako PDF na ${email}, obvykle do 15 minut.`,
  failed: (email: string) =>
    `Poukaz se nám na ${email} nepodařilo poslat. Napište nám prosím nebo zavolejte, pošleme ho jinam.`,
  sent: (email: string) => `Poukaz odeslán: PDF jsme poslali na ${email}.`,
  complain: "Reklamovat zboží",
  print: "Vytisknout",
  title: "Vstupenky",
  show: "U vstupu je ukažte na telefonu, nebo vytištěné na papíře.",
});

/** The data of an order's page, with or without an account. */
export interface RecordedOrder {
  readonly order: ShownOrder;
  readonly transfer: Transfer | null;
  /** The back office can send the payment instructions again. */
  readonly canSendLink: boolean;
  /** The address of the tickets as PDF. */
  readonly tickets: string | null;
  readonly documents: ShownDocuments | null;
  /** The legal texts that apply to it. */
  readonly legal: readonly ShownLegalVersion[];
  /** The address of the form that withdraws from it. */
  readonly withdrawal: string;
  /** The sentence with the withdrawal period; null: unknown. */
  readonly period: string | null;
  /** The form of a complaint, filled in from this order if its secret is known. */
  readonly complaint: string;
}

interface OrderRecordProps extends RecordedOrder {
  readonly title: string;
  readonly lead?: string;
  /** Further actions, beside the print button. */
  readonly children?: ReactNode;
}

/** All data of an order, also for print. It lists vouchers, but the visitor cannot remove them (§6). */
export function OrderRecord(props: OrderRecordProps) {
  const {
    order,
    transfer,
    canSendLink,
    tickets,
    documents,
    legal,
    withdrawal,
    period,
    complaint,
    title,
    lead,
    children,
  } = props;
  const content = contentOf(order.lines);
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        {/* The answer to an order is a new document, which begins here for the keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the heading of an answer */}
        <h1 tabIndex={lead ? -1 : undefined} autoFocus={Boolean(lead)}>
          {title}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <p className="note">
          Objednáno <time dateTime={order.date}>{formatDateTime(order.date)}</time>
        </p>
      </header>
      {tickets === null ? null : (
        <section className={styles.tickets} aria-label={texts.title} data-no-print>
          {/* Not a link of the router: the address is a file. */}
          <ButtonLink to={tickets} reloadDocument type="application/pdf">
            <Icon name="document" />
            {orderTickets.download}
          </ButtonLink>
          <p>{texts.show}</p>
        </section>
      )}
      <PaymentPanel order={order} transfer={transfer} canSendLink={canSendLink} />
      <VoucherPanel order={order} />
      <OrderProgress order={order} />
      <OrderLines order={order} />
      <div className={styles.pair}>
        <OrderParties order={order} />
        <OrderTotals order={order} />
      </div>
      <OrderRefunds refunds={order.refunds} />
      {documents ? <OrderDocuments documents={documents} /> : null}
      {legal.length > 0 ? <LegalVersions versions={legal} /> : null}
      {period ? <p className={styles.period}>{period}</p> : null}
      <footer className={styles.foot} data-no-print>
        {children}
        <Button type="button" variant="secondary" className={styles.print} onClick={() => window.print()}>
          <Icon name="print" />
          {texts.print}
        </Button>
        {withdrawablePieces(order).some((pieces) => pieces > 0) ? (
          <Link to={withdrawal}>Odstoupit od smlouvy</Link>
        ) : null}
        {content === "tickets" ? null : (
          <IfOpen to={complaint}>
            <Link to={complaint}>{texts.complain}</Link>
          </IfOpen>
        )}
        <Link to={paths.info("obchodni-podminky")}>Obchodní podmínky</Link>
        <Link to={content === "tickets" ? paths.programme() : paths.shop()}>
          <Typeset>{contentTexts[content].back}</Typeset>
        </Link>
      </footer>
    </article>
  );
}

/** State of an order's gift vouchers: waiting for payment, about to be sent, sent to an e-mail address, or not sent. */
function VoucherPanel({ order }: { readonly order: ShownOrder }) {
  const { email, lines, payment, progress, state, voucherEmail } = order;
  if (!lines.some(({ byEmail }) => byEmail) || closedStates.has(state)) return null;
  if (voucherEmail === "sent" || progress.some((step) => step.state === "voucher_sent")) {
    return <VoucherAlert kind="success" text={texts.sent(email)} />;
  }
  if (voucherEmail === "failed") return <VoucherAlert kind="danger" text={texts.failed(email)} />;
  if (payment.state !== "paid" && asksNothing(order)) return null;
  const text = payment.state === "paid" ? texts.leaving(email) : texts.afterPayment(email);
  return <VoucherAlert kind="info" text={text} />;
}

function VoucherAlert({
  kind,
  text,
}: {
  readonly kind: "success" | "danger" | "info";
  readonly text: string;
}) {
  return (
    <Alert kind={kind}>
      <p>
        <Typeset>{text}</Typeset>
      </p>
    </Alert>
  );
}
