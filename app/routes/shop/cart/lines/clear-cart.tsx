import { CartForm } from "#app/components/shop/cart-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./clear-cart.module.css";
import { useCartForm } from "../use-cart-form.ts";

const texts = czech({
  clear: "Vyprázdnit košík",
  clearQuestion: "Opravdu chcete z košíku odebrat všechny položky?",
  clearConfirm: "Ano, vyprázdnit košík",
  clearCancel: "Ne, nechat ho být",
});

const anchor = "vyprazdnit";

/** „Vyprázdnit košík“ with a confirmation, which has its own address and so works without JavaScript. */
export function ClearCart({ asks }: { readonly asks: boolean }) {
  const fetcher = useCartForm();
  if (!asks) {
    return (
      <p className={styles.ask}>
        <Link to={`${paths.cart()}?${anchor}=1#${anchor}`} preventScrollReset rel="nofollow">
          {texts.clear}
        </Link>
      </p>
    );
  }
  return (
    <CartForm fetcher={fetcher} id={anchor} className={styles.question}>
      <p className={styles.text}>{texts.clearQuestion}</p>
      <input type="hidden" name="intent" value="clear" />
      <Button variant="danger" busy={fetcher.state !== "idle"}>
        {texts.clearConfirm}
      </Button>
      <ButtonLink variant="quiet" to={paths.cart()} preventScrollReset>
        {texts.clearCancel}
      </ButtonLink>
    </CartForm>
  );
}
