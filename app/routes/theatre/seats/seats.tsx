import { data, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { useMemo, useState } from "react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import { MessagePage } from "#app/components/message-page.tsx";
import { formatDay, formatTime, isoInstant } from "#app/domain/dates.ts";
import { idField, type Id } from "#app/domain/id.ts";
import { paths } from "#app/domain/paths.ts";
import { formatMoney, listDecimals } from "#app/domain/shop/money.ts";
import { seatsText } from "#app/domain/theatre/seat-names.ts";
import { unpackPlan } from "#app/domain/theatre/packed-plan.ts";
import { allSeats } from "#app/domain/theatre/seat-plan.ts";
import { czech } from "#app/domain/typography.ts";
import { seatsTexts } from "#app/messages/seats-texts.ts";
import { ticketsTexts } from "#app/messages/tickets-texts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageColumn } from "#app/ui/page-column.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Typeset } from "#app/ui/typeset.tsx";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { ChosenSeats } from "./chosen-seats.tsx";
import { loadSeats, type SeatsPage } from "./load-seats.server.ts";
import { SeatLegend, SeatTable } from "./seat-table.tsx";
import { takeSeats, type SeatsAnswer } from "./seats.action.ts";
import styles from "./seats.module.css";
import { useChosenSeats } from "./use-chosen-seats.ts";

const texts = czech({
  title: "Výběr míst",
  titleOf: (evening: string) => `Výběr míst: ${evening}`,
  unread: "Plán míst se teď nepodařilo načíst. Zkuste to prosím za chvíli, nebo nechte výběr míst na nás.",
  best: "Nechte výběr na nás",
  bestWhy: ", dáme vám nejlepší volná místa vedle sebe.",
  bigger: "Větší místa",
  keys: "Na klávesnici se v plánku pohybujete šipkami, místo vyberete mezerníkem.",
  help: "Místa pro vozík a pro doprovod vedle nich vyberete stejně. Když budete chtít s něčím pomoct, napište to do poznámky k objednávce.",
  next: "Pokračovat",
  add: "Do košíku",
});

export const handle = {
  access: "public",
  area: "seats",
  privacy: "personal",
  isListed: false,
  isPurchase: true,
} satisfies Handle;

export const loader = defineLoader(async (context) => {
  const page = await loadSeats(context);
  return data(page, { status: page.kind === "found" ? 200 : 503 });
});

export const action = defineAction(limits.form, takeSeats);

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.kind === "found" ? texts.titleOf(eveningOf(args.data)) : texts.title,
    isPrivate: true,
  });

type PlannedPage = Extract<SeatsPage, { kind: "found" }>;

function eveningOf({ performance: { title, startsAt } }: Pick<PlannedPage, "performance">): string {
  return `${title}, ${formatDay(startsAt)} ${formatTime(startsAt)}`;
}

export default function Seats() {
  const page = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  if (page.kind === "found") return <Plan page={page} />;
  return (
    <MessagePage>
      <h1>{texts.title}</h1>
      <Alert kind="warning">
        <p>{texts.unread}</p>
      </Alert>
      <ButtonLink to={paths.tickets({ id: search.get("termin") ?? "" })} variant="secondary">
        {texts.best}
      </ButtonLink>
    </MessagePage>
  );
}

function Plan({ page }: { readonly page: PlannedPage }) {
  const { performance, categories, maxPerOrder } = page;
  const answer = useActionData<SeatsAnswer>();
  const isBusy = useNavigation().formMethod === "POST";
  const first = answer?.chosen ?? page.chosen;
  const { box, chosen, lost, onChange } = useChosenSeats(first, {
    plan: page.plan,
    answered: answer?.chosen,
  });
  const shown = useMemo(() => {
    const plan = unpackPlan(page.plan);
    const decimals = listDecimals(categories.map(({ price }) => price));
    return {
      plan,
      seats: allSeats(plan),
      written: (price: number) => formatMoney(price, null, { decimals }),
      priceOf: (variant: Id) => categories.find(({ id }) => id === variant)?.price ?? 0,
    };
  }, [page.plan, categories]);
  // Later choices are in the boxes.
  const [ticked] = useState(() => first.map(({ id }) => id));
  const { plan, seats, written, priceOf } = shown;
  const price = chosen.reduce((sum, { id, variantId }) => {
    const seat = seats.find((one) => idField(one.id) === id);
    const variant = seat?.variantIds.find((one) => idField(one) === variantId) ?? seat?.variantIds[0];
    return sum + (variant === undefined ? 0 : priceOf(variant));
  }, 0);
  const lostSeats = seats.filter(({ id }) => lost.includes(idField(id)));
  const isTooMany = maxPerOrder !== null && chosen.length > maxPerOrder;
  return (
    <PageColumn className={styles.page}>
      <PageHead title={texts.title}>
        <p>
          <b>
            <Typeset>{performance.title}</Typeset>
          </b>
          {", "}
          <time dateTime={isoInstant(performance.startsAt)}>
            {`${formatDay(performance.startsAt)} ${formatTime(performance.startsAt)}`}
          </time>
          {", "}
          <Typeset>{performance.venue.name}</Typeset>
        </p>
        <p>
          <Link to={paths.tickets(performance)}>{texts.best}</Link>
          {texts.bestWhy}
        </p>
      </PageHead>
      <PostForm action={paths.seats(performance)} onChange={onChange} className={styles.form}>
        <FormFailed message={answer?.message} />
        {lostSeats.length > 0 && !isBusy ? (
          <Alert kind="warning" role="alert">
            <p>{seatsTexts.taken(seatsText(lostSeats.map(({ row, name }) => ({ row, seat: name }))))}</p>
          </Alert>
        ) : null}
        <div ref={box} className={styles.plan}>
          <div className={styles.tools}>
            <SeatLegend plan={plan} />
            <Checkbox id="vetsi" label={texts.bigger} />
          </div>
          <SeatTable plan={plan} chosen={ticked} priceOf={priceOf} written={written} />
          <p className={styles.keys}>{texts.keys}</p>
          {seats.some(({ kind }) => kind === "wheelchair") ? <p className="note">{texts.help}</p> : null}
        </div>
        <ChosenSeats
          {...{ seats, chosen, categories, written }}
          hasRoom={maxPerOrder === null || chosen.length < maxPerOrder}
        />
        <p className="note">
          {maxPerOrder === null ? null : `${ticketsTexts.most(maxPerOrder)} `}
          {seatsTexts.noHold}
        </p>
        <div className={styles.send}>
          <output className={styles.sum}>
            {isTooMany
              ? seatsTexts.tooMany(maxPerOrder)
              : chosen.length > 0
                ? ticketsTexts.sum(chosen.length, formatMoney(price))
                : null}
          </output>
          <SubmitButton>{chosen.length > 0 ? texts.add : texts.next}</SubmitButton>
        </div>
      </PostForm>
    </PageColumn>
  );
}
