import type { Theatre } from "#app/domain/shell.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import type { Enquiry, ReceivedEnquiry } from "#app/domain/theatre/enquiry.ts";
import { enquiryLabels, enquiryTexts } from "#app/messages/enquiry.ts";

interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** What the visitor wrote, a line each. */
function contentOf(enquiry: Enquiry): string {
  const shown = { ...enquiry, kind: enquiryTexts.kinds[enquiry.kind].label };
  return Object.entries(enquiryLabels)
    .flatMap(([field, label]) => {
      const value = shown[field as keyof Enquiry];
      return value === null ? [] : [`${label}: ${value}`];
    })
    .join("\n");
}

/** The letters about an enquiry that the site itself received: to the theatre, and to the visitor. */
export function enquiryLetters(
  enquiry: Enquiry,
  { reference, receivedAt }: ReceivedEnquiry,
  theatre: Theatre,
): { readonly notice: Letter; readonly receipt: Letter } {
  const content = contentOf(enquiry);
  const when = formatDateTime(receivedAt);
  const number = `${enquiryTexts.reference}: ${reference}`;
  const { label } = enquiryTexts.kinds[enquiry.kind];
  return {
    notice: {
      subject: `Poptávka ${reference}: ${label.toLowerCase()}, počet osob ${enquiry.people}`,
      text: `${[
        `${when} přišla z webu poptávka. Web ji nikam neuložil, evidujte prosím tento e-mail. Odpověď na něj dostane odesílatel.`,
        number,
        content,
      ].join("\n\n")}\n`,
    },
    receipt: {
      subject: `Přijali jsme vaši poptávku ${reference} – ${theatre.name}`,
      text: `${[
        "Dobrý den,",
        `${when} jsme přijali vaši poptávku. ${enquiryTexts.next}`,
        number,
        content,
        "Nic jste neposílali? Pak někdo zadal vaši adresu omylem, odpovězte prosím na tento e-mail.",
        [theatre.name, theatre.phone, theatre.email].filter(Boolean).join("\n"),
      ].join("\n\n")}\n`,
    },
  };
}
