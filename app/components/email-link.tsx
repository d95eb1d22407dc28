import type { ReactNode } from "react";

interface EmailLinkProps {
  readonly email: string;
  readonly subject?: string;
  /** An icon before the address. */
  readonly children?: ReactNode;
}

export function EmailLink({ email, subject, children }: EmailLinkProps) {
  return (
    <a href={`mailto:${email}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`}>
      {children}
      <EmailAddress email={email} />
    </a>
  );
}

/** Allows line breaks at the at sign and before the last dot instead of within a word. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [, name = email, host = "", ending = ""] = /^([^@]*@)(.*)(\.[^.]*)$/u.exec(email) ?? [];
  return (
    <span>
      {name}
      <wbr />
      {host}
      <wbr />
      {ending}
    </span>
  );
}
