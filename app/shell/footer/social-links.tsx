import type { ShellData } from "#app/domain/shell-data.ts";

interface SocialLinksProps extends Pick<ShellData, "social"> {
  readonly className?: string | undefined;
}

/** Links to the theatre's social networks; renders nothing if the settings have none. */
export function SocialLinks({ social, className }: SocialLinksProps) {
  if (social.length === 0) return null;
  return (
    <ul className={className} role="list" aria-label="Sociální sítě">
      {social.map(({ text, link }) => (
        <li key={link}>
          <a href={link} rel="me noopener">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
