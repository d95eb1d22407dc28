import { formTimestampName } from "#app/domain/form-timestamp.ts";

/** Field with the time when the form was rendered. */
export function FormTimestamp({ timestamp }: { readonly timestamp: string }) {
  return <input type="hidden" name={formTimestampName} value={timestamp} />;
}
