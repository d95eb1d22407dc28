import { RemixBrowser } from "@remix-run/react";

/**
 * Waits for the data that came with the document. Remix decodes them in the first render and suspends it until they are
 * there, outside of any boundary. React 18 bears that only as long as nobody touches the page: a key or a press that
 * comes before that render makes it hydrate at once, what suspends then is "Root did not complete" (error 345), and the
 * page stays without its script. So the decoding is begun here: called before there is a router, RemixBrowser does
 * nothing but throw the promise of the data (or, where they are there, what a hook throws outside of a render).
 */
export async function decodePage(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    await suspended;
  }
}
