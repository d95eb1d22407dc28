import { RemixBrowser } from "@remix-run/react";

/**
 * Waits until the data in the document are decoded. Remix decodes them in the first render, which suspends outside of
 * any boundary until then. React 18 tolerates that only without user input: a key press or click before that render
 * forces synchronous hydration, the suspended render fails with "Root did not complete" (error 345), and the page is
 * never hydrated. So decoding starts here: called before there is a router, RemixBrowser does nothing but throw the
 * promise of the data (or, when they are already decoded, the error of a hook called outside of a render).
 */
export async function decodePage(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    await suspended;
  }
}
