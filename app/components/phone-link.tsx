import type { ReactNode } from "react";
import { Typeset } from "#app/ui/typeset.tsx";

interface PhoneLinkProps {
  /** As people write it, with spaces. */
  readonly phone: string;
  /** By default the number. */
  readonly children?: ReactNode;
}

export function PhoneLink({ phone, children = <Typeset>{phone}</Typeset> }: PhoneLinkProps) {
  return <a href={`tel:${phone.replace(/[^+\d]/gu, "")}`}>{children}</a>;
}
