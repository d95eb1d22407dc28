import { Alert } from "#app/ui/alert.tsx";

/** Why a form came back, where it is no field's fault; nothing without a sentence. */
export function FormFailed({ message }: { readonly message: string | null | undefined }) {
  return message ? (
    <Alert kind="danger" role="alert">
      <p>{message}</p>
    </Alert>
  ) : null;
}
