import { useRouteLoaderData } from "@remix-run/react";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { useAnswer } from "#app/components/forms/post-form.tsx";
import type { TypedWithdrawal } from "#app/domain/shop/withdrawal.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { withdrawalTexts as texts, type SlovakForm } from "#app/messages/withdrawal-texts.ts";
import { Link } from "#app/ui/link.tsx";
import { PaperForm } from "./paper-form.tsx";
import { ReceivedStatement } from "./received.tsx";
import { Review } from "./review.tsx";
import type { WithdrawalAnswer } from "./withdrawal.action.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface WithdrawalPageProps {
  /** Whether this page can send a statement; otherwise it is a form for printing. */
  readonly canSend: boolean;
  readonly prefilled: TypedWithdrawal;
  readonly slovak: SlovakForm;
}

/** The three steps of a withdrawal: the form, its check, and the received statement. */
export function WithdrawalPage({ canSend, prefilled, slovak }: WithdrawalPageProps) {
  const answer = useAnswer<WithdrawalAnswer>();
  const theatre = (useRouteLoaderData("root") as ShellData | undefined)?.theatre;
  const aside = { id: "jak-to-bude-dal", title: texts.asideTitle, content: <Steps canSend={canSend} /> };
  const { typed, errors, message, statement, receipt } = answer ?? { ...nothing, typed: prefilled };
  if (statement && receipt) {
    return (
      <EntryPage title={texts.receivedTitle} aside={null} noPopups>
        <ReceivedStatement {...{ statement, receipt, theatre }} />
      </EntryPage>
    );
  }
  if (statement) {
    return (
      <EntryPage title={texts.reviewTitle} aside={null} noPopups>
        <Review {...{ typed, statement, message, theatre }} slovak={slovak.words} />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={texts.title} aside={aside} noPopups>
      {canSend ? (
        <WithdrawalForm {...{ typed, errors, message, slovak }} />
      ) : (
        <>
          <p>{texts.nowhere}</p>
          <PaperForm typed={typed} theatre={theatre} />
        </>
      )}
    </EntryPage>
  );
}

const nothing = { errors: {}, message: null, statement: null, receipt: null };

function Steps({ canSend }: Pick<WithdrawalPageProps, "canSend">) {
  return (
    <>
      <ol>
        {(canSend ? texts.steps : [texts.paperStep, ...texts.steps.slice(2)]).map((step) => (
          <li key={step}>
            <Typeset>{step}</Typeset>
          </li>
        ))}
      </ol>
      <p>{texts.consumersOnly}</p>
      <p>{texts.late}</p>
      <p>
        <Link to={paths.info("odstoupeni-od-smlouvy")}>{texts.instruction}</Link>
      </p>
    </>
  );
}
