import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { Email } from "./email.ts";
import { linkOf, textEmail } from "./sender.ts";
import type { Office } from "#standalone/domain/theatre/own-theatre.ts";
import { readTitles } from "../domain/content/titles.ts";
import { makeRatingLink } from "../domain/ratings/rate.ts";

/**
 * A link that confirms a rating. It is created here, so that it is valid for a day from now however late the e-mail is
 * sent, and the queue contains no secret. Null where the rating is confirmed already, or deleted.
 */
export async function ratingLinkEmail(
  office: Office,
  { to, rating_id, confirm_url }: { to: string; rating_id: number; confirm_url: string },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const rating = await db
    .selectFrom("ratings")
    .select(["production_slug", "stars"])
    .where("id", "=", rating_id)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  const title = rating && (await titleOf(db, rating.production_slug));
  if (!rating || !title) return null;
  const token = await makeRatingLink(db, rating_id, now);
  return textEmail(office, to, () => ({
    subject: `Potvrďte prosím své hodnocení: ${title}`,
    parts: [
      `děkujeme, že jste si našli chvíli na hodnocení inscenace ${title}. Dáváte jí ${starsIn(rating.stars)}.`,
      // The rating's text is left out, so that the form cannot send a visitor's own text to a stranger.
      `Potvrďte ho prosím tímto odkazem. Platí 24 hodin a jen jednou:\n${linkOf(confirm_url, token)}`,
      "Potvrzené hodnocení si přečteme a zveřejníme ho, kladné i záporné. Neupravujeme ho; nezveřejníme jen urážky, reklamu a cizí osobní údaje.",
      "Nic jste nehodnotili? Pak někdo zadal vaši adresu omylem. Nemusíte dělat nic, nepotvrzené hodnocení se samo smaže.",
    ],
  }));
}

/** A note that this address has already rated this title. */
export async function ratedBeforeEmail(
  office: Office,
  { to, production }: { to: string; production: string },
): Promise<Email | null> {
  const { db } = office;
  const title = await titleOf(db, production);
  if (!title) return null;
  return textEmail(office, to, () => ({
    subject: `Vaše hodnocení už máme: ${title}`,
    parts: [
      `někdo, nejspíš vy, chtěl z této adresy znovu ohodnotit inscenaci ${title}. Hodnocení od vás už ale máme a od každé adresy přijímáme ke každé inscenaci jedno, aby měl každý divák stejný hlas.`,
      "Chcete své hodnocení změnit nebo smazat? Odpovězte na tento e-mail a zařídíme to.",
    ],
  }));
}

async function titleOf(db: Kysely<Tables>, slug: string): Promise<string | undefined> {
  return (await readTitles(db, [slug])).get(slug)?.title;
}

/** In the accusative. */
function starsIn(stars: number): string {
  const word = stars === 1 ? "hvězdičku" : stars < 5 ? "hvězdičky" : "hvězdiček";
  return `${stars} ${word} z 5`;
}
