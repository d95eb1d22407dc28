import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** Shown in the dropdown when the panel's chunk failed to load. */
export function FallbackPanel() {
  return (
    <ButtonLink to={paths.cart()} reloadDocument block>
      {cartTexts.dropdownButton}
    </ButtonLink>
  );
}
