/** What stands around every page: menus, identity, hours. Comes from the settings, or is built in when they are unreachable. */

export interface MenuItem {
  readonly text: string;
  /** A checked local path or an http(s) address. */
  readonly link: string;
  /** Leaves this site (the specification's `leave`). */
  readonly leaves: boolean;
  readonly submenu: readonly Omit<MenuItem, "submenu">[];
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly link: string; readonly leaves: boolean }[];
}

export interface Theatre {
  readonly name: string;
  readonly claim: string | null;
  readonly legalForm: string | null;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly ico: string | null;
  readonly dic: string | null;
  readonly dataBox: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** A window with its own box-office heading (§1: Christmas), [from, to). */
export interface SpecialHours {
  readonly from: string;
  readonly to: string;
  readonly heading: string;
  readonly text: string;
}

export interface Banner {
  readonly title: string;
  /** Text under the title. */
  readonly text: string | null;
  readonly link: string | null;
  readonly linkText: string | null;
  /** File under the banner image folder. */
  readonly image: string | null;
}
