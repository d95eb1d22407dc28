/**
 * In the browser: detects open layers above the page, whatever their component, and activities that nothing must
 * interrupt.
 */

const modal = 'dialog:modal, [aria-modal="true"]';
const field = ":is(input, select, textarea):focus";
const sentForm = 'form button[aria-busy="true"]';
const wrongForm = "#error-summary-title";
const notice = "[role=status] > *";
const inHeader = 'header details[open], header [aria-expanded="true"]';

/** Whether a modal dialog is open, which also handles Esc. */
export function isModalOpen(): boolean {
  return document.querySelector(modal) !== null;
}

/** Whether a modal dialog or a part of the header (the menu, the cart, hints) is open. */
export function isAnythingOpen(): boolean {
  return document.querySelector(`${modal}, ${inHeader}`) !== null;
}

/** Whether the visitor is in a field, waits for the response to a form, or has its errors shown. */
export function isFormInUse(): boolean {
  return document.querySelector(`${field}, ${sentForm}, ${wrongForm}`) !== null;
}

/** Whether the page shows a notice, which no later answer contains. */
export function isNoticeShown(): boolean {
  return document.querySelector(notice) !== null;
}
