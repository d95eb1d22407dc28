import { NameLines } from "#app/components/name-lines.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./theatre-name.module.css";

/** The theatre's name as large as the sheet around it allows, whatever the name and the spacing of its letters. */
export function TheatreName({ children }: { readonly children: string }) {
  return (
    <span className={classNames(styles.name, styles[sizeOf(children)])}>
      <NameLines>{children}</NameLines>
    </span>
  );
}

/** Its longest word fits on the narrowest sheet. */
function sizeOf(name: string): "short" | "medium" | "long" {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  if (longest > 16 || name.length > 40) return "long";
  return longest > 10 || name.length > 24 ? "medium" : "short";
}
