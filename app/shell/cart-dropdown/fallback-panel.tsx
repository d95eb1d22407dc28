import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** What stands in the dropdown where its own program did not come. */
export function FallbackPanel() {
  return (
    <ButtonLink to={paths.cart()} reloadDocument block>
      {cartTexts.dropdownButton}
    </ButtonLink>
  );
}
