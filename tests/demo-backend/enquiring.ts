import type { Answer, Call } from "./open.ts";

export const enquiry = {
  kind: "school",
  title: "Kytice",
  date: "středa dopoledne v březnu",
  people: 48,
  organisation: "ZŠ Doubravín",
  grade: "3. a 4. třída",
  name: "Jana Nováková",
  email: "jana@example.cz",
  phone: null,
  note: "Beseda s herci.\nDvě místa pro vozíky.",
};

export function sendEnquiry(call: Call, changes: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  return call("POST", "/api/enquiries", { json: { ...enquiry, ...changes } });
}
