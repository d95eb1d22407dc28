import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { CopyButton, ShareButton } from "#app/components/copy-button.tsx";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import { orderSummary } from "#app/messages/order-texts.ts";
import styles from "./payment-panel.module.css";
import { sharePicture, sharesPictures } from "./share-picture.ts";
import type { PaymentSymbol, QrDrawing, Transfer } from "./transfer-of.ts";

const texts = czech({
  scan: "Naskenujte QR kód v bankovní aplikaci",
  account: "Číslo účtu",
  variableSymbol: "Variabilní symbol",
  amount: "Částka",
  message: "Zpráva pro příjemce",
  savePicture: "Uložit QR kód",
  sharePicture: "Sdílet QR kód",
  onThisPhone: "Platíte na tomto telefonu? Uložte si kód a otevřete ho v bankovní aplikaci z galerie.",
  copy: (what: string) => `Zkopírovat: ${what}`,
  copied: "Zkopírováno",
});

interface TransferPanelProps {
  readonly transfer: Transfer;
  /** Until when to pay. */
  readonly until?: ReactNode;
  readonly children?: ReactNode;
}

/** Payment instructions in the charged currency (crowns): a QR code for a banking application, and the same as text. */
export function TransferPanel({ transfer, until, children }: TransferPanelProps) {
  const { code, iban, number, amount, symbol, message, picture } = transfer;
  return (
    <section className={styles.panel}>
      <h2 className="h3">{orderSummary.remaining(formatMoney(amount))}</h2>
      {until}
      <div className={styles.transfer}>
        {code ? (
          <figure className={styles.qr}>
            <svg
              className={styles.code}
              viewBox={`0 0 ${code.size} ${code.size}`}
              width="240"
              height="240"
              shapeRendering="crispEdges"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline: no second request reveals the order
              role="img"
              aria-label="QR kód pro platbu převodem"
            >
              <path d={code.path} fill="#000" />
            </svg>
            <figcaption className={styles.caption}>
              <strong>QR Platba</strong>
              {texts.scan}
            </figcaption>
            {picture ? <OnThisPhone code={code} picture={picture} /> : null}
          </figure>
        ) : null}
        <dl className={styles.details}>
          <Row name={texts.amount} copied={amount.toFixed(2).replace(".", ",")}>
            {formatMoney(amount)}
          </Row>
          <Row name={texts.account} copied={number}>
            {number}
          </Row>
          <Row name="IBAN" copied={iban.replace(/\s/g, "")}>
            {iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ")}
          </Row>
          {symbol ? (
            <Row name={texts.variableSymbol} copied={symbol.groups.join("")} about={symbol.about}>
              <Groups of={symbol} />
            </Row>
          ) : null}
          {message ? <Row name={texts.message}>{message}</Row> : null}
        </dl>
      </div>
      <p>{orderSummary.whenPaid}</p>
      {children}
    </section>
  );
}

/** Gaps as in the order's number, which are no characters: a selected symbol is only digits. */
function Groups({ of: { groups } }: { readonly of: PaymentSymbol }) {
  return groups.map((group, index) => (
    <span key={index} className={styles.group}>
      {group}
    </span>
  ));
}

interface OnThisPhoneProps {
  readonly code: QrDrawing;
  readonly picture: NonNullable<Transfer["picture"]>;
}

/** A phone cannot scan its own screen: the code goes to its gallery or straight to another application. */
function OnThisPhone({ code, picture: { path, name } }: OnThisPhoneProps) {
  return (
    <div className={styles.phone} data-no-print>
      <p>{texts.onThisPhone}</p>
      <a href={path} download={name}>
        {texts.savePicture}
      </a>
      <ShareButton
        label={texts.sharePicture}
        className={styles.share}
        canShare={sharesPictures}
        onShare={() => void sharePicture(code, name)}
      >
        {texts.sharePicture}
      </ShareButton>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  /** The text that the button copies; without it the row has no button. */
  readonly copied?: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function Row({ name, copied, about, children }: RowProps) {
  const isLive = useHydrated();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {isLive && copied !== undefined ? (
          <CopyButton text={copied} label={texts.copy(name)} copied={texts.copied} />
        ) : null}
        {about ? <span className={styles.about}>{about}</span> : null}
      </dd>
    </div>
  );
}
