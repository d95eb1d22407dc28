import { useEffect, useRef } from "react";
import { formatDateTime, formatShortDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { enquiryPath } from "#app/domain/theatre/enquiry-path.ts";
import type { EnquiryReceipt } from "#app/domain/theatre/enquiry.ts";
import { enquiryLabels, enquiryTexts as texts } from "#app/messages/enquiry.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./enquiry.module.css";

/** What the page shows of a receipt. */
export function shownReceipt({ reference, receivedAt, replyBy, kind, email }: EnquiryReceipt) {
  const rows = [
    [texts.reference, reference],
    [texts.receivedAt, formatDateTime(receivedAt)],
    [enquiryLabels.kind, texts.kinds[kind].label],
    ...(replyBy === null ? [] : [[texts.replyBy, formatShortDate(replyBy)]]),
  ];
  return { email, rows };
}

/** That the enquiry has arrived, and what follows. */
export function Received({ receipt }: { readonly receipt: ReturnType<typeof shownReceipt> }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section className={styles.received} aria-label={texts.receivedTitle} ref={box} tabIndex={-1}>
      <dl className={styles.rows}>
        {receipt.rows.map(([name = "", value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.next}</p>
      <p>
        {texts.receipt(receipt.email)} {texts.spam}
      </p>
      <ul role="list" className={styles.ways}>
        <li>
          <Link to={paths.programme()}>{texts.programme}</Link>
        </li>
        <li>
          <Link to={enquiryPath()}>{texts.another}</Link>
        </li>
      </ul>
    </section>
  );
}
