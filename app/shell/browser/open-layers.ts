/** In the browser: what lies above the page at this moment, whoever opened it, and what must not be interrupted. */

const modal = 'dialog:modal, [aria-modal="true"]';
const field = ":is(input, select, textarea):focus";
const sentForm = 'form button[aria-busy="true"]';
const wrongForm = "#error-summary-title";
const inHeader = 'header details[open], header [aria-expanded="true"]';

/** A dialog that has the page to itself, and Esc with it. */
export function isModalOpen(): boolean {
  return document.querySelector(modal) !== null;
}

/** A dialog, or something of the header: the menu, the cart, hints. */
export function isAnythingOpen(): boolean {
  return document.querySelector(`${modal}, ${inHeader}`) !== null;
}

/** Somebody is at a field, waits for the answer to their form, or reads what was wrong with it. */
export function isFormInUse(): boolean {
  return document.querySelector(`${field}, ${sentForm}, ${wrongForm}`) !== null;
}
