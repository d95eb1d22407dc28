import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import type { Email } from "#server/demo-backend/email/order-confirmation.ts";
import { readTheatre, senderOf, signatureOf } from "#server/demo-backend/email/sender.ts";
import type { RatingInput } from "#server/demo-backend/schemas/rating.ts";
import type { SubmitResult } from "../domain/ratings/rate.ts";

/** The e-mail about a rating: a confirmation link, or a note that this address has already rated this title. */
export async function ratingEmailOf(
  db: Kysely<Tables>,
  entry: SubmitResult,
  input: RatingInput,
): Promise<Email> {
  const theatre = await readTheatre(db);
  const { title } = entry.production;
  const text =
    entry.kind === "new"
      ? [
          "Dobrý den,",
          `děkujeme, že jste si našli chvíli na hodnocení inscenace ${title}. Dáváte jí ${starsIn(input.stars)}.`,
          // The rating's text is left out, so that the form cannot send a visitor's own text to a stranger.
          `Potvrďte ho prosím tímto odkazem. Platí 24 hodin a jen jednou:\n${linkOf(input.confirm_url, entry.token)}`,
          "Potvrzené hodnocení si přečteme a zveřejníme ho, kladné i záporné. Neupravujeme ho; nezveřejníme jen urážky, reklamu a cizí osobní údaje.",
          "Nic jste nehodnotili? Pak někdo zadal vaši adresu omylem. Nemusíte dělat nic, nepotvrzené hodnocení se samo smaže.",
        ]
      : [
          "Dobrý den,",
          `někdo, nejspíš vy, chtěl z této adresy znovu ohodnotit inscenaci ${title}. Hodnocení od vás už ale máme a od každé adresy přijímáme ke každé inscenaci jedno, aby měl každý divák stejný hlas.`,
          "Chcete své hodnocení změnit nebo smazat? Odpovězte na tento e-mail a zařídíme to.",
        ];
  return {
    from: senderOf(theatre),
    to: input.email,
    subject:
      entry.kind === "new"
        ? `Potvrďte prosím své hodnocení: ${title} – ${theatre.name}`
        : `Vaše hodnocení už máme: ${title} – ${theatre.name}`,
    text: `${[...text, signatureOf(theatre)].join("\n\n")}\n`,
  };
}

function linkOf(template: string, token: string): string {
  return template.replace(/\{token\}|%7Btoken%7D/gi, encodeURIComponent(token));
}

function starsIn(stars: number): string {
  const word = stars === 1 ? "hvězdička" : stars < 5 ? "hvězdičky" : "hvězdiček";
  return `${stars} ${word} z 5`;
}
