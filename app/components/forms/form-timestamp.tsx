/** Field with the time when the form was rendered, signed by the server. */
export const formTimestampName = "formular";

export function FormTimestamp({ timestamp }: { readonly timestamp: string }) {
  return <input type="hidden" name={formTimestampName} value={timestamp} />;
}
