import { formTimestampName } from "#app/domain/form-timestamp.ts";

/** Field with the time of the form's rendering. */
export function FormTimestamp({ timestamp }: { readonly timestamp: string }) {
  return <input type="hidden" name={formTimestampName} value={timestamp} />;
}
