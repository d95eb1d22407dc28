import { paths } from "#app/domain/paths.ts";
import type { ShareCard } from "#app/domain/share-card.ts";
import { aboutTexts } from "#app/messages/about.ts";
import { brandTexts } from "#app/messages/brands.ts";
import { contactTexts } from "#app/messages/contacts.ts";
import { annualReportTexts, documentTexts } from "#app/messages/documents.ts";
import { newsTexts } from "#app/messages/news.ts";
import { peopleTexts } from "#app/messages/people.ts";
import { productionTexts } from "#app/messages/production.ts";
import { ratingSummaryTexts, ratingTexts } from "#app/messages/ratings.ts";
import { forgotPassword } from "#app/messages/password.ts";
import { registration } from "#app/messages/registration.ts";
import { englishTexts } from "#app/messages/english.ts";
import { ticketsTexts } from "#app/messages/tickets.ts";

export const shopName = "E-shop";

/** Own pages whose picture has a title, which does not depend on the upstream; the others share the theatre's. */
export const ownPages: Readonly<
  Record<string, Pick<ShareCard, "look" | "title"> & Partial<Pick<ShareCard, "kicker">>>
> = {
  [paths.repertoire()]: { look: "page", title: productionTexts.title },
  "/en": { look: "page", title: englishTexts.title },
  [paths.tickets()]: { look: "page", title: ticketsTexts.title },
  [paths.about()]: { look: "page", title: aboutTexts.title },
  [paths.people()]: { look: "page", title: peopleTexts.title },
  [paths.news()]: { look: "page", title: newsTexts.title },
  [paths.ratings()]: { look: "page", title: ratingTexts.title },
  [paths.ratingsSummary()]: { look: "page", title: ratingSummaryTexts.title },
  [paths.contacts()]: { look: "page", title: contactTexts.title },
  [paths.documents()]: { look: "page", title: documentTexts.title },
  [paths.annualReports()]: { look: "page", title: annualReportTexts.title },
  [paths.register()]: { look: "page", title: registration.title },
  [paths.forgotPassword()]: { look: "page", title: forgotPassword.title },
  [paths.shop()]: { look: "shop", title: shopName },
  [paths.newProducts()]: { look: "shop", title: "Novinky", kicker: shopName },
  [paths.saleProducts()]: { look: "shop", title: "Výhodně", kicker: shopName },
  [paths.brands()]: { look: "shop", title: brandTexts.title, kicker: shopName },
};
