import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { moment } from "#server/demo-backend/domain/orders/czech-text.ts";
import { endOf, makeWatchLink } from "#server/demo-backend/domain/watches/watches.ts";
import type { Email } from "#server/demo-backend/email/order-confirmation.ts";
import { endedBy, linkOf, textEmail, type Office } from "#server/demo-backend/email/sender.ts";

type Awaits = Tables["watches"]["awaits"];

interface Subject {
  /** „Revizor (28. 11. 2026 19:00)“, „Tričko – L“ */
  readonly name: string;
  /** Of an evening. */
  readonly startsAt: Date | null;
}

/** What is waited for, after „že vám máme napsat,“. */
const wishes: Readonly<Record<Awaits, (name: string) => string>> = {
  seats: (name) => `až se uvolní místa na představení ${name}`,
  presale: (name) => `až začne předprodej na představení ${name}`,
  stock: (name) => `až bude znovu k mání ${name}`,
};

const news: Readonly<Record<Awaits, { subject: string; text: (name: string) => string; again: string }>> = {
  seats: {
    subject: "Uvolnila se místa",
    text: (name) => `na představení ${name} jsou znovu volná místa. Vstupenky najdete tady:`,
    again: "Místa vám nedržíme a mohou být brzy pryč.",
  },
  presale: {
    subject: "Vstupenky jsou v prodeji",
    text: (name) => `vstupenky na představení ${name} jsou v prodeji. Najdete je tady:`,
    again: "Místa vám nedržíme.",
  },
  stock: {
    subject: "Znovu k mání",
    text: (name) => `v našem e-shopu je znovu k mání ${name}:`,
    again: "Zboží vám nedržíme a může být brzy pryč.",
  },
};

/**
 * A link that confirms a watch and one that ends it, created here, so that the queue contains no secret. To an address
 * that confirmed it before, that it is so; the letter was promised to whoever asked. Null where the watch is gone.
 */
export async function watchLinkEmail(
  office: Office,
  { to, watch_id, confirm_url }: { to: string; watch_id: number; confirm_url: string },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const watch = await db.selectFrom("watches").selectAll().where("id", "=", watch_id).executeTakeFirst();
  const subject = watch && (await readSubject(db, watch));
  if (!watch || !subject) return null;
  const until = endOf(watch);
  if (!watch.confirmed_at && until <= now) return null;
  const link = { watch_id, created_at: now };
  const end = linkOf(watch.cancel_url, await makeWatchLink(db, { ...link, purpose: "cancel" }));
  const wish = wishes[watch.awaits](subject.name);
  if (watch.confirmed_at) {
    const known = {
      subject: `Už to hlídáme: ${subject.name}`,
      parts: [
        `někdo, nejspíš vy, nás znovu požádal, abychom na tuto adresu napsali, ${wish}. Už to hlídáme a nic dalšího potvrzovat nemusíte.`,
        `Nechcete už na to čekat? Hlídání zrušíte jedním kliknutím:\n${end}`,
      ],
    };
    return endedBy(await textEmail(office, to, () => known), end);
  }
  const confirm = linkOf(confirm_url, await makeWatchLink(db, { ...link, purpose: "confirm" }));
  const asked = {
    subject: `Potvrďte prosím hlídání: ${subject.name}`,
    parts: [
      `někdo, nejspíš vy, nás požádal, abychom na tuto adresu jednou napsali, ${wish}.`,
      `Potvrďte to prosím na této stránce. Odkaz platí do ${moment(until)} a jen jednou:\n${confirm}`,
      `Dokud to nepotvrdíte, nic dalšího vám posílat nebudeme. Nežádali jste o nic? Nemusíte dělat nic, adresu pak smažeme. Smazat ji můžete i hned:\n${end}`,
    ],
  };
  return endedBy(await textEmail(office, to, () => asked), end);
}

/** The one letter of a watch, which is gone by now. Null where the evening has passed meanwhile. */
export async function watchAvailableEmail(
  office: Office,
  watch: {
    readonly to: string;
    readonly performance_id: number | null;
    readonly product_id: number | null;
    readonly variant_id: number | null;
    readonly awaits: Awaits;
    readonly page_url: string;
    readonly cancel_url: string;
  },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const subject = await readSubject(db, watch);
  if (!subject || (subject.startsAt && subject.startsAt <= now)) return null;
  const token = await makeWatchLink(db, { watch_id: null, purpose: "cancel", created_at: now });
  const end = linkOf(watch.cancel_url, token);
  const told = news[watch.awaits];
  const letter = {
    subject: `${told.subject}: ${subject.name}`,
    parts: [
      `${told.text(subject.name)}\n${watch.page_url}`,
      told.again,
      `Tím hlídání skončilo a vaši adresu jsme z něj smazali, další e-mail o tom nepřijde. Že skončilo, si můžete jedním kliknutím ověřit:\n${end}`,
    ],
  };
  return endedBy(await textEmail(office, watch.to, () => letter), end);
}

async function readSubject(
  db: Kysely<Tables>,
  of: Pick<Tables["watches"], "performance_id" | "product_id" | "variant_id">,
): Promise<Subject | null> {
  if (of.performance_id !== null) {
    const evening = await db
      .selectFrom("performances")
      .select(["title", "starts_at"])
      .where("id", "=", of.performance_id)
      .executeTakeFirst();
    if (!evening) return null;
    return { name: `${evening.title} (${moment(evening.starts_at)})`, startsAt: evening.starts_at };
  }
  const product = await db
    .selectFrom("products as p")
    .leftJoin("variants as v", (join) =>
      join.onRef("v.product_id", "=", "p.id").on("v.id", "=", of.variant_id),
    )
    .select(["p.name", "v.name as variant"])
    .where("p.id", "=", of.product_id)
    .executeTakeFirst();
  if (!product) return null;
  return { name: [product.name, product.variant].filter(Boolean).join(" – "), startsAt: null };
}
