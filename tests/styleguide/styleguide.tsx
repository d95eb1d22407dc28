import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "#app/shell/page-meta.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { AccountPart, FormsPart } from "./forms-part.tsx";
import { ChoicesPart } from "./choices-part.tsx";
import { ControlsPart } from "./controls-part.tsx";
import { FoundationsPart } from "./foundations-part.tsx";
import { ListingPart } from "./listing-part.tsx";
import { MessagesPart } from "./messages-part.tsx";
import { MovingPart } from "./moving-part.tsx";
import { OrderPart, ShopPart } from "./shop-part.tsx";
import { ContentPart } from "./content-part.tsx";
import styles from "./styleguide.module.css";
import { TheatrePart } from "./theatre-part.tsx";

export const handle = { access: "public", isListed: false } satisfies Handle;

export const loader = defineLoader(() => null);

export const meta: MetaFunction = (args) => pageMeta(args, { title: "Vzorník", isPrivate: true });

/** Every component of `ui` and `components` in every state. Development only (see app/routes.ts). */
export default function Styleguide() {
  return (
    <PageColumn className={styles.page}>
      <div>
        <h1>Vzorník</h1>
        <p>
          Každý prvek ve všech stavech. Co přidá ukazatel a klávesnice, se ukáže pod nimi: najetí mění barvu
          nebo rámeček, fokus má vždy třípixelový obrys v barvě vody.
        </p>
      </div>
      <FoundationsPart />
      <ControlsPart />
      <ChoicesPart />
      <FormsPart />
      <MessagesPart />
      <MovingPart />
      <TheatrePart />
      <ContentPart />
      <ShopPart />
      <ListingPart />
      <OrderPart />
      <AccountPart />
    </PageColumn>
  );
}
