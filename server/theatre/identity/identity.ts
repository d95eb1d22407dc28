import type { Partner } from "#app/domain/partner.ts";
import type { LegalLink, LinkGroup, Look, MenuItem, Theatre, UrgentNotice } from "#app/domain/shell.ts";
import type { BoxOfficeHours } from "#app/domain/theatre/box-office-hours.ts";
import type { SpecialHours } from "#app/domain/theatre/opening-hours.ts";
import type { Palette } from "./colours.ts";
import type { PictureFile, ServedFile } from "./picture-file.ts";

/** What the theatre's own file says; null: nothing about it. */
export interface Identity {
  readonly theatre: Partial<Theatre>;
  readonly shortName: string | null;
  /** Null: the built-in appearance. */
  readonly look: Look | null;
  readonly palette: Palette;
  readonly mark: PictureFile | null;
  readonly icons: readonly PictureFile[];
  readonly sharePicture: PictureFile | null;
  /** Files that this site serves, by name. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** By the last part of the address `/info/…`. */
  readonly pages: ReadonlyMap<string, OwnPage>;
  readonly legal: readonly LegalLink[];
  readonly social: readonly { readonly text: string; readonly link: string }[] | null;
  readonly hours: BoxOfficeHours | null;
  readonly specialHours: readonly SpecialHours[] | null;
  readonly partners: readonly Partner[] | null;
  readonly urgent: TimedNotice | null;
  readonly guaranteeNotice: GuaranteePicture | null;
  readonly topMenu: readonly MenuItem[] | null;
  readonly bottomMenu: readonly LinkGroup[] | null;
}

/** A page of the theatre's file: another address, or a text. */
export type OwnPage =
  | { readonly kind: "link"; readonly to: string }
  | {
      readonly kind: "text";
      readonly title: string;
      /** Sanitised and typeset. */
      readonly html: string;
      readonly sections: readonly { readonly id: string; readonly title: string }[];
    };

/** The official notice on the legal guarantee, as the theatre obtained it; its size is in pixels. */
interface GuaranteePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly link: string | null;
}

/** ISO instants, [from, to); null: not limited. */
interface TimedNotice extends UrgentNotice {
  readonly from: string | null;
  readonly to: string | null;
}
