/** Holds when the form was shown, as the server signed it. */
export const stampName = "formular";

export function Stamp({ stamp }: { readonly stamp: string }) {
  return <input type="hidden" name={stampName} value={stamp} />;
}
