import { Form } from "@remix-run/react";
import { ownOrderPath } from "#app/domain/shop/order.ts";
import { Pager } from "#app/components/pager.tsx";
import type { OrderRow, OrderRows } from "#app/domain/account/account.ts";
import { formatShortDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { orderListTexts } from "#app/messages/account-texts.ts";
import { orderStates } from "#app/messages/order-texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { OrderSearch } from "./order-search.tsx";
import styles from "./order-list.module.css";

const texts = czech({
  empty: "Zatím u nás nemáte žádnou objednávku.",
  toShop: "Přejít do e-shopu",
  none: (question: string) => `Pro „${question}“ jsme žádnou objednávku nenašli.`,
  code: "Číslo objednávky",
  date: "Datum",
  total: "Cena celkem",
  state: "Stav",
  actions: "Akce",
  detail: "Detail",
  detailOf: (code: string) => `Detail objednávky ${code}`,
  pay: "Zaplatit",
  payOf: (code: string) => `Zaplatit objednávku ${code}`,
  withdraw: "Odstoupit od smlouvy",
  withdrawFrom: (code: string) => `Odstoupit od smlouvy, objednávka ${code}`,
  reorderOf: (code: string) => `Objednat znovu zboží z objednávky ${code}`,
});

interface OrderListProps {
  readonly rows: OrderRows;
  /** The search query; empty = all orders. */
  readonly question: string;
}

/** The orders in a table (§2: code, date, total, state and actions), laid out as cards on a phone. */
export function OrderList({ rows, question }: OrderListProps) {
  if (rows.orders.length === 0 && question === "") {
    return (
      <div className={styles.empty}>
        <p>{texts.empty}</p>
        <ButtonLink to={paths.shop()} variant="secondary">
          {texts.toShop}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <OrderSearch question={question} />
      {rows.orders.length === 0 ? (
        <p>{texts.none(question)}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.code}</th>
              <th scope="col">{texts.date}</th>
              <th scope="col" className={styles.number}>
                {texts.total}
              </th>
              <th scope="col" className={styles.state}>
                {texts.state}
              </th>
              <th scope="col">{texts.actions}</th>
            </tr>
          </thead>
          <tbody>
            {rows.orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        page={rows.page}
        pages={rows.pages}
        path={paths.account()}
        search={question === "" ? "" : new URLSearchParams({ hledat: question }).toString()}
      />
    </>
  );
}

function Row({ order }: { readonly order: OrderRow }) {
  const { code, date, totalGross, state, stateLabel, isPayable, withdrawal } = order;
  return (
    <tr>
      <th scope="row" data-label={texts.code}>
        {code}
      </th>
      <td data-label={texts.date}>
        <time dateTime={date}>{formatShortDate(date)}</time>
      </td>
      {/* The total in CZK, the charged currency. */}
      <td data-label={texts.total} className={styles.number}>
        {formatMoney(totalGross)}
      </td>
      <td data-label={texts.state} className={styles.state}>
        {orderStates.get(state) ?? stateLabel}
      </td>
      <td className={styles.actions}>
        <Form method="post" action={ownOrderPath(order)} reloadDocument className={styles.buttons}>
          <Link to={ownOrderPath(order)} aria-label={texts.detailOf(code)}>
            {texts.detail}
          </Link>
          {isPayable ? (
            <Button name="intent" value="pay" size="small" aria-label={texts.payOf(code)}>
              {texts.pay}
            </Button>
          ) : null}
          <Button
            name="intent"
            value="reorder"
            size="small"
            variant="secondary"
            aria-label={texts.reorderOf(code)}
          >
            {orderListTexts.reorder}
          </Button>
          {withdrawal === null ? null : (
            <Link to={withdrawal} aria-label={texts.withdrawFrom(code)}>
              {texts.withdraw}
            </Link>
          )}
        </Form>
      </td>
    </tr>
  );
}
