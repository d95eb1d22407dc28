import { AccountSection } from "#app/components/account/account-section.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { MovedFrom } from "#app/components/programme/moved-from.tsx";
import { EveningStub, eveningText } from "#app/components/shop/evening-stub.tsx";
import { ownOrderPath, orderDocumentPath, ticketsFile } from "#app/domain/shop/order.ts";
import type { OwnTickets } from "#app/domain/account/account.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { orderTickets } from "#app/messages/order-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./own-tickets.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  own: "Moje vstupenky",
  none: "Teď žádné nemáte. Objeví se tu, jakmile nějaké zaplatíte.",
  calendar: "Do kalendáře",
});

/** „Moje vstupenky“ for coming performances. Null = they could not be read. */
export function OwnTicketList({ tickets }: { readonly tickets: readonly OwnTickets[] | null }) {
  return (
    <AccountSection id="moje-vstupenky" title={texts.own}>
      {tickets === null ? <BlockFailed /> : null}
      {tickets?.length === 0 ? <p>{texts.none}</p> : null}
      {tickets && tickets.length > 0 ? (
        <ul role="list">
          {tickets.map(({ evening, seats, order }) => {
            const of = <HiddenText>{`: ${evening.title}, ${eveningText(evening)}`}</HiddenText>;
            return (
              <li key={`${order.id} ${evening.id}`} className={styles.evening}>
                <span className={styles.stub}>
                  <EveningStub startsAt={evening.startsAt} />
                </span>
                <div>
                  <p className={styles.title}>
                    <Typeset>{evening.title}</Typeset>
                  </p>
                  <p>{eveningText(evening)}</p>
                  {evening.previousStartsAt ? (
                    <p>
                      <MovedFrom before={evening.previousStartsAt} />
                    </p>
                  ) : null}
                  <p className="muted">
                    <Typeset>{seats.join("; ")}</Typeset>
                  </p>
                  <p className={styles.links}>
                    <a href={orderDocumentPath(order, ticketsFile)}>
                      {orderTickets.download}
                      {of}
                    </a>
                    <Link to={paths.performanceCalendar(evening)} reloadDocument>
                      {texts.calendar}
                      {of}
                    </Link>
                    <Link to={ownOrderPath(order)}>
                      <Typeset>{`Objednávka ${order.code}`}</Typeset>
                    </Link>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      ) : null}
    </AccountSection>
  );
}
