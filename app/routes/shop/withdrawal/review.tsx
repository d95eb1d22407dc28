import { useEffect, useRef } from "react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import type { TypedWithdrawal, WithdrawalStatement } from "#app/domain/shop/withdrawal.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { withdrawalTexts as texts, type SlovakForm } from "#app/messages/withdrawal-texts.ts";
import { PaperForm } from "./paper-form.tsx";
import { Statement } from "./statement.tsx";
import { withdrawalAction } from "./withdrawal-form.tsx";
import styles from "./withdrawal.module.css";

interface ReviewProps {
  readonly typed: TypedWithdrawal;
  readonly statement: WithdrawalStatement;
  /** Why the site did not send it; null: not tried yet. */
  readonly message: string | null;
  readonly theatre: ShellData["theatre"] | undefined;
  readonly slovak: SlovakForm["words"];
}

/** The second step: the whole statement, and the only button that sends it. */
export function Review({ typed, statement, message, theatre, slovak }: ReviewProps) {
  const intro = useRef<HTMLParagraphElement>(null);
  // After a client-side submission the focus has not moved.
  useEffect(() => intro.current?.focus(), []);
  return (
    <>
      <PostForm action={withdrawalAction(slovak)} id="kontrola" className={styles.form} replace>
        <FormFailed message={message} />
        <p ref={intro} tabIndex={-1}>
          {texts.reviewIntro}
        </p>
        <Statement statement={statement} />
        {typed.isCompany ? <p>{texts.company}</p> : null}
        <Kept typed={typed} />
        <div className="cluster gap-3" data-no-print>
          {slovak ? (
            <SubmitButton intent="confirm" lang="sk">
              {slovak.confirm}
            </SubmitButton>
          ) : (
            <SubmitButton intent="confirm">{texts.confirm}</SubmitButton>
          )}
          <SubmitButton intent="back" variant="secondary">
            {texts.back}
          </SubmitButton>
        </div>
      </PostForm>
      {message === null ? null : <PaperForm typed={typed} theatre={theatre} />}
    </>
  );
}

/** Everything typed, for „Zpět“ and for sending. */
function Kept({ typed }: { readonly typed: TypedWithdrawal }) {
  const { lines, isCompany, ...texted } = typed;
  return (
    <>
      {Object.entries(texted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isCompany ? <input type="hidden" name="company" value="1" /> : null}
      {lines.flatMap(({ name, quantity, of, excluded }, index) => [
        <input key={`item-${index}`} type="hidden" name="item" value={name} />,
        <input key={`of-${index}`} type="hidden" name="of" value={of} />,
        <input key={`excluded-${index}`} type="hidden" name="excluded" value={excluded} />,
        <input key={`quantity-${index}`} type="hidden" name="quantity" value={quantity} />,
      ])}
    </>
  );
}
