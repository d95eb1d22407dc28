import type { Answer, Call } from "./open.ts";

export const complaint = {
  order: "E26-00001",
  email: "jana@example.cz",
  name: "Jana Nováková",
  phone: null,
  item: "Hořká čokoláda",
  defect: "Přišla rozlámaná.",
  remedy: "replacement",
  summary_url: "http://localhost:3000/shrnuti/{id}/{hash}",
};

export function sendComplaint(call: Call, changes: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  return call("POST", "/api/complaints", { json: { ...complaint, ...changes } });
}

/** Its reference. */
export async function complain(call: Call, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { status, body } = await sendComplaint(call, changes);
  if (status !== 201) throw new Error(`The complaint was refused: ${JSON.stringify(body)}`);
  return body.data.reference;
}
