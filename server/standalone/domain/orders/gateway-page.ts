import { html } from "hono/html";
import type { OrderState } from "#standalone/db/column-values.ts";
import { crowns } from "./czech-text.ts";
import { isOver } from "./transitions.ts";

interface GatewayOrder {
  readonly id: string;
  readonly code: string;
  readonly to_pay: string;
  readonly return_url: string;
  readonly state: OrderState;
  readonly payment_state: string;
  /** Withdrawn from, wholly or partly: the amount due is unknown. */
  readonly isWithdrawn: boolean;
  /** Unpaid, and its time to pay is over. */
  readonly isLate: boolean;
}

/** The page on which the visitor chooses the result of the demo payment. */
export function gatewayPage(payment: GatewayOrder): string {
  return layout(
    "Ukázková platební brána",
    html`<p class="demo">Tohle je ukázka. Nezadávejte sem žádné údaje z karty a nic neplaťte.</p>
      <dl>
        <dt>Objednávka</dt>
        <dd>${payment.code}</dd>
        <dt>Částka</dt>
        <dd>${crowns(payment.to_pay)}</dd>
      </dl>
      <form method="post" action="/api/demo-gateway/${payment.id}">
        <p>Jak má platba dopadnout?</p>
        <button name="result" value="paid">Zaplaceno</button>
        <button name="result" value="failed">Platba selhala</button>
        <button name="result" value="given_up">Vzdát to</button>
      </form>`,
  );
}

/** The page with a link back to the shop, instead of a redirect to the return URL. */
export function returnPage(payment: GatewayOrder): string {
  const { title, order } = resultOf(payment);
  return layout(
    title,
    html`<p>${order} ${payment.code}, ${crowns(payment.to_pay)}.</p>
      <p><a href="${payment.return_url}">Zpět do obchodu ${new URL(payment.return_url).host}</a></p>`,
  );
}

function resultOf(payment: GatewayOrder): { title: string; order: string } {
  if (payment.payment_state === "paid") return { title: "Zaplaceno (ukázka)", order: "Objednávka" };
  if (payment.isWithdrawn)
    return { title: "Odstoupení od smlouvy přijato (ukázka)", order: "Nic neplaťte. Objednávka" };
  if (isOver(payment)) return { title: "Objednávka je zrušená (ukázka)", order: "Nic neplaťte. Objednávka" };
  if (payment.isLate)
    return { title: "Čas na zaplacení uplynul (ukázka)", order: "Nic neplaťte. Objednávka" };
  return { title: "Nezaplaceno (ukázka)", order: "Zatím nezaplacená objednávka" };
}

function layout(title: string, content: ReturnType<typeof html>): string {
  return String(
    html`<!doctype html>
      <html lang="cs">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="stylesheet" href="/api/demo-gateway.css" />
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
  );
}

export const gatewayStyles = `
body { margin: 0; background: #f4f1ea; color: #1a1a1a; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
.demo { padding: 0.75rem 1rem; border: 3px dashed #c8102e; font-weight: 700; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; font-weight: 700; }
button { display: block; width: 100%; margin: 0.5rem 0; padding: 0.75rem; border: 2px solid #1a1a1a; background: #fff;
  color: inherit; font: inherit; cursor: pointer; }
button:first-of-type { border-color: #c8102e; background: #c8102e; color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #1b5e8c; outline-offset: 2px; }
`;
