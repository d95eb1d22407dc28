import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import type { Email } from "#server/demo-backend/email/order-confirmation.ts";
import { moment } from "#server/demo-backend/domain/orders/czech-text.ts";
import { readTheatre, senderOf, signatureOf, type Theatre } from "#server/demo-backend/email/sender.ts";

// Anyone can enter another person's address in a form, so these e-mails contain no text from it, not even a name.

/** To a new customer. */
export function welcomeEmail(db: Kysely<Tables>, to: string, urls: { login_url: string }): Promise<Email> {
  return accountEmail(db, to, () => ({
    subject: "Vítejte, váš účet je připravený",
    parts: [
      `váš účet je založený a hned ho můžete používat. Přihlásíte se touto e-mailovou adresou a heslem, které jste si zvolili:\n${urls.login_url}`,
      "V účtu uvidíte své objednávky, uložíte si adresy a příště nakoupíte rychleji.",
      "Nezakládali jste si u nás účet? Někdo asi zadal vaši adresu omylem. Odpovězte na tento e-mail a účet smažeme.",
    ],
  }));
}

/** To a customer whose address was used in another registration. */
export function alreadyRegisteredEmail(
  db: Kysely<Tables>,
  to: string,
  urls: { login_url: string; reset_url: string },
): Promise<Email> {
  return accountEmail(db, to, () => ({
    subject: "Účet už u nás máte",
    parts: [
      "někdo, nejspíš vy, si chtěl založit účet s touto adresou. Účet s ní ale už u nás máte a nic se na něm nezměnilo.",
      `Přihlásíte se tady:\n${urls.login_url}`,
      `Nevzpomínáte si na heslo? Nastavíte si nové:\n${urls.reset_url}`,
      "Nebyli jste to vy? Nemusíte dělat nic.",
    ],
  }));
}

/** To a customer who forgot the password: a link to set a new one. */
export function passwordLinkEmail(
  db: Kysely<Tables>,
  to: string,
  { reset_url, hash }: { reset_url: string; hash: string },
): Promise<Email> {
  const link = reset_url.replace(/\{hash\}|%7Bhash%7D/gi, encodeURIComponent(hash));
  return accountEmail(db, to, () => ({
    subject: "Nové heslo",
    parts: [
      `někdo, nejspíš vy, požádal o nové heslo k vašemu účtu. Nastavíte si ho tímto odkazem. Platí 2 hodiny a jen jednou:\n${link}`,
      "Nežádali jste o nic? Nemusíte dělat nic, vaše heslo platí dál.",
    ],
  }));
}

/** To a customer whose password was changed. */
export function passwordChangedEmail(db: Kysely<Tables>, to: string, now: Date): Promise<Email> {
  return accountEmail(db, to, (theatre) => ({
    subject: "Heslo je změněné",
    parts: [
      `heslo k vašemu účtu bylo ${moment(now)} změněno. Všude, kde jste byli přihlášení se starým heslem, jsme vás odhlásili.`,
      `Neměnili jste ho? Napište nám prosím hned, odpovězte na tento e-mail nebo se ozvěte: ${theatre.contact}.`,
    ],
  }));
}

async function accountEmail(
  db: Kysely<Tables>,
  to: string,
  write: (theatre: Theatre) => { readonly subject: string; readonly parts: readonly string[] },
): Promise<Email> {
  const theatre = await readTheatre(db);
  const { subject, parts } = write(theatre);
  return {
    from: senderOf(theatre),
    to,
    subject: `${subject} – ${theatre.name}`,
    text: `${["Dobrý den,", ...parts, signatureOf(theatre)].join("\n\n")}\n`,
  };
}
