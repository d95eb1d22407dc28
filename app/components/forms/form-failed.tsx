import { Alert } from "#app/ui/alert.tsx";
import { useHeldError } from "#app/ui/held-errors.ts";

/** Why a form came back, where it is no field's fault; nothing without a sentence. */
export function FormFailed(props: { readonly message: string | null | undefined }) {
  const message = useHeldError(props.message);
  return message ? (
    <Alert kind="danger" role="alert">
      <p>{message}</p>
    </Alert>
  ) : null;
}
