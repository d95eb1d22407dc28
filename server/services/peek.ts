import type { Peek } from "#app/domain/peek.ts";
import { readProduct } from "#server/upstream/resources/catalogue.ts";
import type { Visit } from "#server/visit.ts";
import { announceProduct } from "./shop/announced-sale.ts";
import { readPage } from "./reading/read-page.ts";

type Peeked = Peek | { readonly kind: "missing" } | { readonly kind: "failed" };

export async function peekProduct(visit: Visit, id: number): Promise<Peeked> {
  const read = await readProduct(visit.upstream, id);
  if (read.ok) return { kind: "product", product: announceProduct(visit, read.value) };
  return { kind: read.failure.kind === "not-found" ? "missing" : "failed" };
}

export async function peekText(visit: Visit, slug: string): Promise<Peeked> {
  const page = await readPage(visit, slug);
  if (page.kind !== "page") return page;
  return { kind: "text", title: page.title, html: page.html, sample: page.sample };
}
