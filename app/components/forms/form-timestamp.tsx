/** Field with the time when the form was rendered, signed by the server. */
export const formTimestampName = "formular";

export function FormTimestamp({ stamp }: { readonly stamp: string }) {
  return <input type="hidden" name={formTimestampName} value={stamp} />;
}
