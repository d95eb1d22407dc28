import { Fragment } from "react";
import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import type { Look, ShellData } from "#app/domain/shell-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { AccountLink } from "./account-link.tsx";
import { CartDropdown } from "../cart-dropdown/cart-dropdown.tsx";
import { HeaderLine } from "./header-line.tsx";
import { HeaderSearch } from "../search/search-box.tsx";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { TopMenu } from "./top-menu.tsx";

/** The header of every page: name, menu, search, account and cart. */
export function Header({
  shell,
}: {
  readonly shell: Pick<
    ShellData,
    "theatre" | "look" | "topMenu" | "cart" | "isSignedIn" | "boxOffice" | "social"
  >;
}) {
  const { boxOffice, social } = shell;
  const hasLine = boxOffice.live !== null || social.length > 0;
  const lines = linesOf(shell.theatre.name);
  const isLong = lines[2] || lines.some((line) => line.length > 14);
  return (
    <header className={classNames(styles.header, hasLine && styles.lined)}>
      {hasLine ? <HeaderLine boxOffice={boxOffice} social={social} /> : null}
      <PageColumn className={styles.bar}>
        <Link to={paths.home()} className={classNames(styles.brand, isLong && styles.long)} viewTransition>
          <Brand name={shell.theatre.name} lines={lines} look={shell.look} />
        </Link>
        <TopMenu items={shell.topMenu} />
        <HeaderSearch />
        <AccountLink isSignedIn={shell.isSignedIn} />
        <CartDropdown cart={shell.cart} />
        <MobileMenu items={shell.topMenu} isSignedIn={shell.isSignedIn} social={social} />
      </PageColumn>
    </header>
  );
}

/** The theatre's own logo, which contains its name, or a sign and the name. */
function Brand({
  name,
  lines,
  look,
}: {
  readonly name: string;
  readonly lines: readonly string[];
  readonly look: Look | undefined;
}) {
  if (look?.logo) {
    const { src, width, height } = look.logo;
    return <img className={styles.logo} src={src} alt={name} width={width} height={height} />;
  }
  const mark = look ? look.mark : "/logo.svg";
  return (
    <>
      {mark ? <img src={mark} alt="" width="52" height="52" /> : null}
      <span className={styles.lines}>
        {lines.map((line) => (
          <Fragment key={line}>
            <span>{line.replaceAll("\u00a0", " ")}</span>{" "}
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** A name in up to three lines, as equal as they can be. */
function linesOf(name: string): readonly string[] {
  const most = Math.min(3, Math.ceil(name.length / 14)) || 1;
  for (let widest = Math.ceil(name.length / most); ; widest += 1) {
    const lines: string[] = [];
    for (const word of czech(name, "heading").split(" ")) {
      const last = lines.length - 1;
      const longer = `${lines[last]} ${word}`;
      if (last >= 0 && longer.length <= widest) lines[last] = longer;
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
  }
}
