import { Alert } from "#app/ui/alert.tsx";
import { useVisibleError } from "#app/ui/visible-errors.ts";
import { Typeset } from "#app/ui/typeset.tsx";

/** A form-level error that belongs to no field; renders nothing without a message. */
export function FormFailed(props: {
  readonly message: string | null | undefined;
  /** Sentences that the message sums up. */
  readonly details?: readonly string[] | undefined;
}) {
  const message = useVisibleError(props.message);
  const { details = [] } = props;
  return message ? (
    <Alert kind="danger" role="alert">
      <p>
        <Typeset>{message}</Typeset>
      </p>
      {details.length > 0 ? (
        <ul>
          {details.map((detail) => (
            <li key={detail}>
              <Typeset>{detail}</Typeset>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  ) : null;
}
