import { ownOrderPath } from "#app/domain/shop/order.ts";
import { Form } from "@remix-run/react";
import { Pager } from "#app/components/pager.tsx";
import type { OrderRow, OrderRows } from "#app/domain/account/account.ts";
import { formatShortDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { paths } from "#app/domain/paths.ts";
import { orderListTexts } from "#app/messages/account.ts";
import { orderStates } from "#app/messages/order.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { OrderSearch } from "./order-search.tsx";
import styles from "./order-list.module.css";

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
        <p>{orderListTexts.empty}</p>
        <ButtonLink to={paths.shop()} variant="secondary">
          {orderListTexts.toShop}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <OrderSearch question={question} />
      {rows.orders.length === 0 ? (
        <p>{orderListTexts.none(question)}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{orderListTexts.code}</th>
              <th scope="col">{orderListTexts.date}</th>
              <th scope="col" className={styles.number}>
                {orderListTexts.total}
              </th>
              <th scope="col" className={styles.state}>
                {orderListTexts.state}
              </th>
              <th scope="col">{orderListTexts.actions}</th>
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
      <th scope="row" data-label={orderListTexts.code}>
        {code}
      </th>
      <td data-label={orderListTexts.date}>
        <time dateTime={date}>{formatShortDate(date)}</time>
      </td>
      {/* The total in CZK, the charged currency. */}
      <td data-label={orderListTexts.total} className={styles.number}>
        {formatMoney(totalGross)}
      </td>
      <td data-label={orderListTexts.state} className={styles.state}>
        {orderStates.get(state) ?? stateLabel}
      </td>
      <td className={styles.actions}>
        <Form method="post" action={ownOrderPath(order)} reloadDocument className={styles.buttons}>
          <Link to={ownOrderPath(order)} aria-label={orderListTexts.detailOf(code)}>
            {orderListTexts.detail}
          </Link>
          {isPayable ? (
            <Button name="intent" value="pay" size="small" aria-label={orderListTexts.payOf(code)}>
              {orderListTexts.pay}
            </Button>
          ) : null}
          <Button
            name="intent"
            value="reorder"
            size="small"
            variant="secondary"
            aria-label={orderListTexts.reorderOf(code)}
          >
            {orderListTexts.reorder}
          </Button>
          {withdrawal === null ? null : (
            <Link to={withdrawal} aria-label={orderListTexts.withdrawFrom(code)}>
              {orderListTexts.withdraw}
            </Link>
          )}
        </Form>
      </td>
    </tr>
  );
}
