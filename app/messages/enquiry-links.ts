import { nbsp } from "#app/domain/typography.ts";

/** Links to the form, on other pages. */
export const enquiryLinks = {
  title: nbsp("Skupiny, školy, předplatné"),
  text: nbsp(
    "Přijedete ve více lidech? Napište nám, kolik vás bude a co chcete vidět. Ozveme se vám s termíny, místy a cenou.",
  ),
  group: nbsp("Poptávka pro skupinu"),
  school: nbsp("Poptávka pro školu"),
  subscription: nbsp("Zájem o předplatné"),
  ofTitle: nbsp("Poptávka pro skupinu nebo školu"),
} as const;
