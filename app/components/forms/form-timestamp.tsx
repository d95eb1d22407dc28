/** Holds when the form was shown, as the server signed it. */
export const formTimestampName = "formular";

export function FormTimestamp({ stamp }: { readonly stamp: string }) {
  return <input type="hidden" name={formTimestampName} value={stamp} />;
}
