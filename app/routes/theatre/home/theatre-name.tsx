import { NameLines } from "#app/components/name-lines.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./theatre-name.module.css";

/** The theatre's name as large as its container allows, whatever the name and its letter-spacing. */
export function TheatreName({ children }: { readonly children: string }) {
  return (
    <span className={classNames(styles.name, styles[sizeOf(children)])}>
      <NameLines>{children}</NameLines>
    </span>
  );
}

/** The size at which the longest word fits the narrowest container. */
function sizeOf(name: string): "short" | "medium" | "long" {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  if (longest > 16 || name.length > 40) return "long";
  return longest > 10 || name.length > 24 ? "medium" : "short";
}
