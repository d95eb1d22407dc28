import { Fragment } from "react";
import { idField } from "#app/domain/id.ts";
import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { seatsTexts } from "#app/messages/seats-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";
import type { LostSeats } from "../lost-seats.server.ts";

const texts = czech({
  title: (evening: string) => `${evening}: vybraná místa už nejsou volná`,
  rest: "Všechno ostatní v košíku zůstává.",
  nearest: (seats: string) => `Vzít nejbližší: ${seats}`,
  best: (seats: string) => `Vzít nejlepší volná: ${seats}`,
  other: "Vybrat jiná místa",
});

/** Chosen seats that somebody else has bought, and others in one press. */
export function TakenSeats({ lost: { evening, taken, offers } }: { readonly lost: LostSeats }) {
  return (
    <Alert kind="warning" title={texts.title(evening.title)}>
      <div className="stack gap-3">
        <p>{`${seatsTexts.taken(taken)} ${texts.rest}`}</p>
        {offers.map(({ kind, text, seats }) => (
          <PostForm key={kind} action={paths.cart()} intent="seats">
            <input type="hidden" name="performance" value={idField(evening.id)} />
            {seats.map(({ seat, variant }) => (
              <Fragment key={seat}>
                <input type="hidden" name="seat" value={seat} />
                <input type="hidden" name="variant" value={variant} />
              </Fragment>
            ))}
            <SubmitButton intent="seats" size="small" variant={kind === "nearest" ? "primary" : "secondary"}>
              {texts[kind](text)}
            </SubmitButton>
          </PostForm>
        ))}
        <p>
          <Link to={paths.seats(evening)}>
            <Typeset>{texts.other}</Typeset>
          </Link>
        </p>
      </div>
    </Alert>
  );
}
