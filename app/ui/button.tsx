import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./button.module.css";
import { Link, useIsOpen, type LinkProps } from "./link.tsx";
import { Typeset } from "./typeset.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface Look {
  readonly variant?: ButtonVariant;
  /** `small` is 36 px high, for rows of a table; `normal` is 44 px high. */
  readonly size?: "normal" | "small";
  /** Takes the whole width of its column. */
  readonly block?: boolean;
  readonly children: ReactNode;
}

function look({ variant = "primary", size = "normal", block = false }: Omit<Look, "children">) {
  return classNames(styles.button, styles[variant], size === "small" && styles.small, block && styles.block);
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
    /** A request is in progress: sets `aria-busy`. The submit handler has to ignore a second press. */
    readonly busy?: boolean;
  };

/** A form's button; `type` is `submit` by default. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  type = "submit",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={classNames(look({ variant, size, block }), className)}
    >
      <Typeset>{children}</Typeset>
    </button>
  );
}

type ButtonLinkProps = Look & Omit<LinkProps, "children">;

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  // A button without a target renders nothing.
  if (!useIsOpen(rest.to)) return null;
  return (
    <Link {...rest} className={classNames(look({ variant, size, block }), className)}>
      <Typeset>{children}</Typeset>
    </Link>
  );
}
