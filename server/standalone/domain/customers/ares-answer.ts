import { z } from "zod";
import type { RegisteredCompany } from "#standalone/schemas/customer.ts";

const text = z.string().nullish();
const number = z.number().nullish();

/** The fields read from `GET …/ekonomicke-subjekty/{ico}`; all except the IČO and the name may be missing. */
const answer = z.object({
  ico: z.string(),
  obchodniJmeno: z.string().min(1),
  dic: text,
  datumZaniku: text,
  sidlo: z
    .object({
      nazevUlice: text,
      nazevCastiObce: text,
      nazevObce: text,
      cisloDomovni: number,
      typCisloDomovni: z.union([z.string(), z.number()]).nullish(),
      cisloOrientacni: number,
      cisloOrientacniPismeno: text,
      psc: number,
      textovaAdresa: text,
    })
    .nullish(),
});
type Seat = NonNullable<z.infer<typeof answer>["sidlo"]>;

/** Maps a response of the register to the API's company. Throws a ZodError if it has another shape. */
export function readAresAnswer(json: unknown): RegisteredCompany {
  const { ico, obchodniJmeno, dic, datumZaniku, sidlo } = answer.parse(json);
  return {
    ico: ico.padStart(8, "0"),
    name: obchodniJmeno,
    dic: dic || null,
    street: sidlo ? streetOf(sidlo) : "",
    city: sidlo?.nazevObce ?? "",
    zip: sidlo?.psc
      ? String(sidlo.psc)
          .padStart(5, "0")
          .replace(/^(\d{3})/, "$1 ")
      : "",
    dissolved: Boolean(datumZaniku),
  };
}

/** `Dlouhá 12/3a`; in a place without street names `Lhota 12`, or `Lhota č. ev. 12` for a cottage. */
function streetOf(seat: Seat): string {
  const { nazevUlice, nazevCastiObce, nazevObce, cisloDomovni, typCisloDomovni, cisloOrientacni } = seat;
  const name = nazevUlice || nazevCastiObce || nazevObce;
  if (!name || !cisloDomovni) return seat.textovaAdresa?.split(",")[0] ?? name ?? "";
  const isCottage = String(typCisloDomovni ?? "") === "2";
  const door = cisloOrientacni ? `/${cisloOrientacni}${seat.cisloOrientacniPismeno ?? ""}` : "";
  return `${name} ${isCottage ? "č. ev. " : ""}${cisloDomovni}${door}`;
}
