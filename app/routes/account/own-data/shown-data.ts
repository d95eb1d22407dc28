import { placeLines, type Place } from "#app/domain/account/place.ts";
import type { OwnData } from "#app/domain/account/own-data.ts";
import { formatPhone } from "#app/domain/account/phone.ts";
import { formatDate, formatDateTime } from "#app/domain/dates.ts";
import { contentOf, filledTexts } from "#app/domain/shop/checkout.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import { ownComplaintTexts, ownDataTexts as texts } from "#app/messages/account-texts.ts";
import { contentTexts, orderStates, paymentName } from "#app/messages/order-texts.ts";

/** One record in words: each line is a label with its value. */
type ShownRecord = readonly (readonly [label: string, value: string])[];

interface ShownSection {
  readonly id: string;
  readonly title: string;
  readonly records: readonly ShownRecord[];
}

/** The data in words, written on the server, so that the page needs no code for it. */
export function shownData({ profile, ...data }: OwnData): readonly ShownSection[] {
  const { sections } = texts;
  const section = (name: keyof typeof sections, records: readonly ShownRecord[]): ShownSection => ({
    id: name,
    title: sections[name],
    records,
  });
  return [
    section("profile", [
      lines({
        Jméno: [profile.firstName, profile.lastName].filter(Boolean).join(" "),
        "E-mail": profile.email,
        Telefon: profile.phone && formatPhone(profile.phone),
      }),
    ]),
    ...(data.addresses
      ? [
          section(
            "addresses",
            data.addresses.map((address) =>
              lines({ Adresa: placeOf(address), Telefon: address.phone && formatPhone(address.phone) }),
            ),
          ),
        ]
      : []),
    ...(data.company === undefined
      ? []
      : [section("company", data.company === null ? [] : [companyLines(data.company)])]),
    ...(data.newsletter
      ? [
          section("newsletter", [
            lines({ Odběr: data.newsletter.subscribed ? texts.subscribed : texts.unsubscribed }),
          ]),
        ]
      : []),
    ...(data.orders ? [section("orders", data.orders.map(orderLines))] : []),
    ...(data.complaints ? [section("complaints", data.complaints.map(complaintLines))] : []),
  ];
}

function orderLines(order: NonNullable<OwnData["orders"]>[number]): ShownRecord {
  const goods = order.lines.map((line) =>
    [
      `${line.quantity}× ${[line.name, line.variantName].filter(Boolean).join(" – ")}`,
      formatMoney(line.totalGross),
      line.note,
    ]
      .filter(Boolean)
      .join(", "),
  );
  const content = contentOf(order.lines);
  return lines({
    Objednávka: order.code,
    Datum: formatDateTime(order.date),
    // Without a label it is the bare state.
    Stav: orderStates.get(order.stateLabel) ?? order.stateLabel,
    [contentTexts[content].name]: goods.join("; "),
    [czech("Kódy a poukazy")]: order.vouchers
      .map(({ code, discount }) => `${code} (${formatMoney(discount)})`)
      .join("; "),
    [content === "tickets" ? "Doručení" : "Doprava"]: [
      order.delivery.name,
      order.delivery.branch,
      order.delivery.parcelNumber,
    ]
      .filter(Boolean)
      .join(", "),
    Platba: [
      paymentName(order.payment),
      order.payment.variableSymbol && `variabilní symbol ${order.payment.variableSymbol}`,
    ]
      .filter(Boolean)
      .join(", "),
    Celkem: formatMoney(order.totalGross),
    Zaokrouhlení: order.rounding === 0 ? null : formatMoney(order.rounding),
    Jméno: order.name,
    "E-mail": order.email,
    Telefon: order.phone && formatPhone(order.phone),
    Adresa: order.address && placeOf(order.address),
    "Doručovací adresa": order.deliveryAddress && placeOf(order.deliveryAddress),
    Firma:
      order.company &&
      [
        order.company.name,
        order.company.ico && `IČO ${order.company.ico}`,
        order.company.dic && `DIČ ${order.company.dic}`,
      ]
        .filter(Boolean)
        .join(", "),
    ...Object.fromEntries(filledTexts(order)),
    Doklady: (order.documents ?? []).map(({ number }) => number).join(", "),
  });
}

function complaintLines(complaint: NonNullable<OwnData["complaints"]>[number]): ShownRecord {
  return lines({
    Reklamace: complaint.reference,
    Objednávka: complaint.order,
    Zboží: complaint.item,
    "Přijali jsme": formatDateTime(complaint.receivedAt),
    Stav: ownComplaintTexts.states[complaint.state],
    Vyřízeno: complaint.settledAt && formatDate(complaint.settledAt),
    Způsob: complaint.manner,
  });
}

function companyLines({ name, ico, dic, ...place }: NonNullable<OwnData["company"]>): ShownRecord {
  return lines({ Firma: name, IČO: ico, DIČ: dic, Sídlo: placeOf(place) });
}

interface Named extends Place {
  readonly firstName?: string;
  readonly lastName?: string;
}

function placeOf({ firstName, lastName, ...place }: Named): string {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return [name, ...placeLines(place)].filter(Boolean).join(", ");
}

/** Leaves out empty values. Names of goods and notes stay as typed. */
function lines(fields: Readonly<Record<string, string | null>>): ShownRecord {
  return Object.entries(fields).flatMap(([label, value]) => (value ? [[label, czech(value)] as const] : []));
}
