import type { SeedProduction } from "#standalone/seed/theatre-types.ts";
import { fireflies } from "./productions/broucci.ts";
import { cyrano } from "./productions/cyrano.ts";
import { hamlet } from "./productions/hamlet.ts";
import { kytice } from "./productions/kytice.ts";
import { miser } from "./productions/lakomec.ts";
import { marysa } from "./productions/marysa.ts";
import { furiants } from "./productions/nasi-furianti.ts";
import { nora } from "./productions/nora.ts";
import { inspector } from "./productions/revizor.ts";
import { rur } from "./productions/rur.ts";
import { dream } from "./productions/sen-noci-svatojanske.ts";
import { piper } from "./productions/strakonicky-dudak.ts";
import { threeSisters } from "./productions/tri-sestry.ts";
import { insects } from "./productions/ze-zivota-hmyzu.ts";
import { winterTale } from "./productions/zimni-pohadka.ts";

/** In the theatre's order: new and coming titles are in their places, the archive is last. */
export const productions: readonly SeedProduction[] = [
  marysa,
  rur,
  insects,
  kytice,
  piper,
  inspector,
  threeSisters,
  dream,
  miser,
  nora,
  fireflies,
  cyrano,
  winterTale,
  hamlet,
  furiants,
];
