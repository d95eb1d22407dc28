import type { Email } from "./email.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { textEmail } from "./sender.ts";
import type { Office } from "#standalone/domain/theatre/own-theatre.ts";
import { makePasswordLink } from "#standalone/domain/customers/change-password.ts";

// Anyone can enter another person's address in a form, so these e-mails contain no text from it, not even a name.

/** To a new customer. */
export function welcomeEmail(
  office: Office,
  { to, login_url }: { to: string; login_url: string },
): Promise<Email> {
  return textEmail(office, to, () => ({
    subject: "Vítejte, váš účet je připravený",
    parts: [
      `váš účet je založený a hned ho můžete používat. Přihlásíte se touto e-mailovou adresou a heslem, které jste si zvolili:\n${login_url}`,
      "V účtu uvidíte své objednávky, uložíte si adresy a příště nakoupíte rychleji.",
      "Nezakládali jste si u nás účet? Někdo asi zadal vaši adresu omylem. Odpovězte na tento e-mail a účet smažeme.",
    ],
  }));
}

/** To a customer whose address was used in another registration. */
export function alreadyRegisteredEmail(
  office: Office,
  { to, login_url, reset_url }: { to: string; login_url: string; reset_url: string },
): Promise<Email> {
  return textEmail(office, to, () => ({
    subject: "Účet už u nás máte",
    parts: [
      "někdo, nejspíš vy, si chtěl založit účet s touto adresou. Účet s ní ale už u nás máte a nic se na něm nezměnilo.",
      `Přihlásíte se tady:\n${login_url}`,
      `Nevzpomínáte si na heslo? Nastavíte si nové:\n${reset_url}`,
      "Nebyli jste to vy? Nemusíte dělat nic.",
    ],
  }));
}

/**
 * To a customer who forgot the password: a link to set a new one. It is created here, so that it is valid for two hours
 * from now however late the e-mail is sent, and the queue contains no secret. Null for a deleted account.
 */
export async function passwordLinkEmail(
  office: Office,
  { user_id, reset_url }: { user_id: number; reset_url: string },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const user = await db.selectFrom("users").select("email").where("id", "=", user_id).executeTakeFirst();
  if (!user) return null;
  const hash = await makePasswordLink(db, user_id, now);
  const link = reset_url.replace(/\{hash\}|%7Bhash%7D/gi, encodeURIComponent(hash));
  // To the stored address, not to the typed one.
  return textEmail(office, user.email, () => ({
    subject: "Nové heslo",
    parts: [
      `někdo, nejspíš vy, požádal o nové heslo k vašemu účtu. Nastavíte si ho tímto odkazem. Platí 2 hodiny a jen jednou:\n${link}`,
      "Nežádali jste o nic? Nemusíte dělat nic, vaše heslo platí dál.",
    ],
  }));
}

/** To a customer whose password was changed. */
export function passwordChangedEmail(office: Office, { to, at }: { to: string; at: string }): Promise<Email> {
  return textEmail(office, to, (theatre) => ({
    subject: "Heslo je změněné",
    parts: [
      `heslo k vašemu účtu bylo ${moment(new Date(at))} změněno. Všude, kde jste byli přihlášení se starým heslem, jsme vás odhlásili.`,
      `Neměnili jste ho? Napište nám prosím hned, odpovězte na tento e-mail nebo se ozvěte: ${theatre.contact}.`,
    ],
  }));
}
