import { SectionHead } from "#app/components/section-head.tsx";
import { enquiryPath } from "#app/domain/theatre/enquiry-path.ts";
import { enquiryLinks as texts } from "#app/messages/enquiry-links.ts";
import { IfOpen, Link } from "#app/ui/link.tsx";
import styles from "./enquiry-links.module.css";

/** The ways to an enquiry; nothing where it can be sent to nobody. */
export function EnquiryLinks() {
  return (
    <IfOpen to={enquiryPath()}>
      <section aria-labelledby="skupiny-a-skoly">
        <SectionHead id="skupiny-a-skoly" title={texts.title} />
        <p>{texts.text}</p>
        <ul className={styles.links} role="list">
          <li>
            <Link to={enquiryPath({ type: "skupina" })}>{texts.group}</Link>
          </li>
          <li>
            <Link to={enquiryPath({ type: "skola" })}>{texts.school}</Link>
          </li>
          <li>
            <Link to={enquiryPath({ type: "predplatne" })}>{texts.subscription}</Link>
          </li>
        </ul>
      </section>
    </IfOpen>
  );
}
