import type { Theatre, UrgentMessage } from "#app/domain/shell-data.ts";
import { czech } from "#app/domain/typography.ts";
import type { RequestContext } from "#server/context/context.ts";
import { noPromises, readSettings, type AccountPromises } from "#server/upstream/resources/settings.ts";
import { christmasHours } from "./box-office.ts";

/** The theatre's identity, completed by built-in values. Never fails. */
export function readIdentity({ once, content, now }: RequestContext) {
  return once("identity", async () => {
    const { urgent, specialHours, ...settings } = await content.settings();
    return {
      ...settings,
      specialHours: specialHours ?? [christmasHours],
      /** Null: nothing to show now. */
      urgent: urgent && isNow(urgent, now) ? shownNotice(urgent) : null,
    };
  });
}

/** The back office's promises about its accounts; none if it does not answer. */
export async function readPromises({ upstream }: RequestContext): Promise<AccountPromises> {
  const settings = await readSettings(upstream);
  return settings.ok ? settings.value.accounts : noPromises;
}

/** The seller's identity (§ 435 of the Civil Code), part by part, and the rest of the theatre. */
export function sellerOf({ legalForm, dataBox, registration, ...theatre }: Theatre) {
  const parts = [
    legalForm ? `${theatre.name}, ${legalForm}` : theatre.name,
    theatre.ico && `IČO\u00a0${theatre.ico}`,
    theatre.dic && `DIČ\u00a0${theatre.dic}`,
    registration,
    dataBox && `datová schránka\u00a0${dataBox}`,
  ];
  return { theatre, identity: parts.flatMap((part) => (part ? [czech(part)] : [])) };
}

interface Window {
  readonly from: string | null;
  readonly to: string | null;
}

function isNow({ from, to }: Window, now: Date): boolean {
  const at = now.getTime();
  return (from === null || Date.parse(from) <= at) && (to === null || at < Date.parse(to));
}

function shownNotice({ kind, text, link, linkText }: UrgentMessage): UrgentMessage {
  return { kind, text: czech(text), link, linkText: czech(linkText ?? "Více informací") };
}
