import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import { formatShortDate } from "#app/domain/dates.ts";
import type { ShownLegalVersion } from "#app/domain/shop/legal-version.ts";
import { orderDocuments } from "#app/messages/order-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownDocuments } from "./documents-of.ts";
import styles from "./order-documents.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** Invoices and credit notes of an order as links to PDFs, and the button that requests an invoice. */
export function OrderDocuments({ documents }: { readonly documents: ShownDocuments }) {
  const { issued, canAsk } = documents;
  return (
    <section className="stack gap-4 start" aria-labelledby="doklady">
      <h2 className="h3" id="doklady">
        {orderDocuments.title}
      </h2>
      {issued.length > 0 ? (
        <ul className={styles.list}>
          {issued.map(({ number, kind, issuedOn, path }) => (
            <li key={number}>
              {/* Not a link of the router: the address is a file. */}
              <a href={path} className={styles.link} type="application/pdf">
                <Icon name="document" />
                {orderDocuments.name[kind](number)}
              </a>
              <span className="note">
                {issuedOn === null ? "PDF" : orderDocuments.about(formatShortDate(issuedOn))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {canAsk ? (
        <>
          <p>
            <Typeset>{orderDocuments.offer}</Typeset>
          </p>
          <PostForm intent="invoice" data-no-print>
            <SubmitButton intent="invoice" variant="secondary">
              {orderDocuments.ask}
            </SubmitButton>
          </PostForm>
        </>
      ) : null}
    </section>
  );
}

/** The legal texts that apply to an order, as links to PDFs. */
export function LegalVersions({ versions }: { readonly versions: readonly ShownLegalVersion[] }) {
  return (
    <section className="stack gap-4 start" aria-labelledby="smluvni-dokumenty">
      <h2 className="h3" id="smluvni-dokumenty">
        {orderDocuments.legal}
      </h2>
      <ul className={styles.list}>
        {versions.map(({ title, path, from }) => (
          <li key={path}>
            <a href={path} className={styles.link} type="application/pdf">
              <Icon name="document" />
              {title}
            </a>
            <span className="note">{orderDocuments.inForce(from)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
