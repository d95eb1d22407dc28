import { moment } from "#standalone/domain/orders/czech-text.ts";
import { makeEmailChangeLink } from "#standalone/domain/customers/change-email.ts";
import type { Email } from "./email.ts";
import { linkOf, textEmail } from "./sender.ts";
import type { Office } from "#standalone/domain/theatre/own-theatre.ts";

/**
 * To the new address: the link that confirms it, created here, so that the queue contains no secret; or that another
 * account has it. Null where the change is no longer wanted.
 */
export async function emailChangeLinkEmail(
  office: Office,
  { to, user_id, confirm_url }: { to: string; user_id: number; confirm_url: string },
  now: Date,
): Promise<Email | null> {
  const made = await makeEmailChangeLink(office.db, { userId: user_id, email: to, now });
  if (made === null) return null;
  if (made === "taken") {
    return textEmail(office, to, () => ({
      subject: "Účet s touto adresou už u nás máte",
      parts: [
        "někdo, nejspíš vy, chtěl změnit e-mail svého účtu na tuto adresu. Účet s ní ale už u nás máte, a tak se nic nezměnilo.",
        "Nebyli jste to vy? Nemusíte dělat nic.",
      ],
    }));
  }
  const link = linkOf(confirm_url, made.token);
  return textEmail(office, to, () => ({
    subject: "Potvrďte prosím svůj nový e-mail",
    parts: [
      `někdo, nejspíš vy, chce touto adresou nahradit e-mail svého účtu. Změnu potvrdíte na této stránce. Odkaz platí 24 hodin od žádosti a jen jednou:\n${link}`,
      "Po potvrzení vás všude odhlásíme a přihlásíte se touto adresou. Heslo zůstává stejné.",
      "Nežádali jste o nic? Nemusíte dělat nic, nic se nezmění.",
    ],
  }));
}

/** To the present address, whatever comes of it. */
export function emailChangeNoticeEmail(
  office: Office,
  { to, at }: { to: string; at: string },
): Promise<Email> {
  return textEmail(office, to, (theatre) => ({
    subject: "Žádost o změnu e-mailu",
    parts: [
      `${moment(new Date(at))} někdo, nejspíš vy, požádal o změnu e-mailu vašeho účtu a zadal k tomu vaše heslo. Změna začne platit, až ji potvrdí odkaz, který jsme poslali na novou adresu.`,
      `Nebyli jste to vy? Změňte si hned heslo, tím žádost zrušíte, a dejte nám vědět: ${theatre.contact}.`,
    ],
  }));
}
