import { useRevalidator } from "@remix-run/react";
import {
  lazy,
  Suspense,
  useCallback,
  useId,
  type ComponentType,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { usePendingCart } from "#app/components/shop/use-pending-cart.ts";
import { stays } from "#app/domain/notice.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { withPending } from "#app/domain/shop/pending-cart.ts";
import { CartLink } from "./cart-link.tsx";
import type { CartPanelProps } from "./cart-panel.tsx";
import styles from "./cart-dropdown.module.css";
import { NoticeHistory, useCartChanges } from "#app/shell/notices/notice-history.ts";
import { useDisclosure } from "./use-disclosure.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useShellRevalidation } from "#app/shell/browser/pending-revalidation.ts";

// A chunk that fails to load must not break the page: the fallback still links to the cart.
const loadPanel = () =>
  import("./cart-panel.tsx")
    .then(({ CartPanel }): { default: ComponentType<CartPanelProps> } => ({ default: CartPanel }))
    // Also catches destructuring of undefined, which Vite resolves some failed imports to.
    .catch(() => ({ default: FallbackPanel }));
const Panel = lazy(loadPanel);

/**
 * The cart in the header: a link with the number of lines; with JavaScript it opens a panel with the cart's content.
 * The panel opens by itself after a change of a line (§4); on the cart page, whose own controls it then covers, clicks
 * pass through it.
 */
export function CartDropdown({ cart }: { readonly cart: ShellData["cart"] }) {
  const panel = useId();
  const isLive = useHydrated();
  const { changes, isBusy } = usePendingCart();
  const { box, opener, isByItself, toggle, openForAWhile, watch, ...disclosure } = useDisclosure();
  // Toasts wait while the panel is open by itself, except those that ask the visitor to do something.
  const latest = useContext(NoticeHistory).at(-1);
  const isOpen = disclosure.isOpen && !(isByItself && latest && stays(latest));
  // The time until it closes starts when the panel can appear, however long its chunk takes to load.
  useCartChanges(useCallback(() => void loadPanel().then(openForAWhile), [openForAWhile]));

  const { lines, vouchers } = cart.preview ?? { lines: [], vouchers: [] };
  const soon = withPending(lines, changes);
  // The products in the cart are unknown, so the number after a change is too.
  const isUnread = Boolean(cart.count) && !cart.preview;
  const count = cart.count === null || isUnread ? cart.count : soon.count + cart.count - lines.length;
  const readAgain = useShellRevalidation();
  const { state } = useRevalidator();
  const isRequested = useRef(false);
  useEffect(() => {
    if (state === "idle") isRequested.current = false;
  }, [state]);

  function prepare() {
    void loadPanel();
    // Once, although hovering, focusing and pressing the link all prepare for opening.
    if (!isUnread || isRequested.current || state !== "idle") return;
    isRequested.current = true;
    readAgain();
  }

  function onClick(event: MouseEvent) {
    // With a modifier key the visitor wants another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    prepare();
    toggle();
  }

  return (
    <div ref={box} className={styles.box} {...watch}>
      <CartLink
        ref={opener}
        count={count}
        isBusy={isBusy}
        {...(isLive && { "aria-expanded": isOpen, "aria-controls": panel })}
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      <div
        id={panel}
        className={styles.panel}
        hidden={!isOpen}
        data-by-itself={(isOpen && isByItself) || undefined}
      >
        {isOpen ? (
          <Suspense fallback={null}>
            <Panel
              state={cart.count === null ? "unreachable" : isUnread ? "unread" : "known"}
              cart={{ ...cart.preview, lines: soon.lines, vouchers }}
              isBusy={isBusy}
              isByItself={isByItself}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** Replaces the panel if its chunk failed to load. */
function FallbackPanel() {
  return (
    <ButtonLink to={paths.cart()} reloadDocument block>
      {headerTexts.showCart}
    </ButtonLink>
  );
}
