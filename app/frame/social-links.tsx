import type { FrameData } from "#app/domain/frame.ts";

interface SocialLinksProps extends Pick<FrameData, "social"> {
  readonly className?: string | undefined;
}

/** Where else the theatre is; nothing where the settings name no such place. */
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
