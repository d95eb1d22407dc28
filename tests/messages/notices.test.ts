import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder, root } from "../support/output.ts";

/**
 * The texts of all notices of the site except failures, and whether they require an action of the visitor: those stay
 * until the visitor leaves the page. A failure always stays, because the visitor has to repeat the action.
 */
const notices: Readonly<Record<string, "asks" | "tells" | "either">> = {
  "account.action.ts: accountTexts.removed": "tells",
  'account.action.ts: context, "email", texts.sent, true': "asks",
  'account.action.ts: context, "newsletter", confirmByEmail, true': "asks",
  'account.action.ts: context, "newsletter", wanted ? nowSubscribed : nowUnsubscribed, false': "tells",
  'account.action.ts: context, "password", accountTexts.passwordChanged, false': "tells",
  'account.action.ts: context, "profile", accountTexts.saved, false': "tells",
  "addresses.action.ts: addressTexts.defaultChanged": "tells",
  "addresses.action.ts: context, addressTexts.removed": "tells",
  "addresses.action.ts: context, addressTexts.saved": "tells",
  "billing.action.ts: context, billingTexts.removed": "tells",
  "billing.action.ts: context, billingTexts.saved": "tells",
  "cart.action.ts: cartNotices.cleared": "tells",
  "cart.action.ts: seatsTexts.changedTo": "tells",
  "change-email.tsx: emailConfirmation.done": "asks",
  "change-password.tsx: changePassword.done": "tells",
  "define-button.ts: texts.refused": "tells",
  "define-button.ts: unsavedTexts.again": "asks",
  'line-notices.ts: [notice.text, ...sentences].join(" ")': "tells",
  "line-notices.ts: `${notice.text} ${cartNotices.noteLost}`": "tells",
  "line-notices.ts: cartNotices.added(nameOf(change))": "tells",
  "line-notices.ts: cartNotices.noteSaved": "tells",
  "line-notices.ts: cartNotices.removed(nameOf(change))": "tells",
  "line-notices.ts: cartNotices.restored(nameOf(change))": "tells",
  "line-notices.ts: cartNotices.updated(change.quantity)": "tells",
  "line-notices.ts: change.quantity > 0 ? cartNotices.limited(change.quantity) : cartNotices.soldOut(nameOf(change))":
    "tells",
  'login.tsx: [signInTexts.welcome, text].filter(Boolean).join(" ")': "tells",
  "newsletter.tsx: confirm ? `${newsletter.saved} ${confirmByEmail}` : newsletter.saved": "either",
  "order-buttons.ts: context, submission, isSent ? paymentLink.sent : paymentLink.waiting": "tells",
  "order-buttons.ts: context, submission, orderDocuments.issued(number)": "tells",
  'order.action.ts: [ ...(added.length + fewer.length > 0 ? [texts.added(code)] : []), ...(fewer.length > 0 ? [reorderTexts.fewer(fewer)] : []), ...(missing.length > 0 ? [reorderTexts.missing(missing)] : []), ...(failed.length > 0 ? [reorderTexts.troubled(failed)] : []), ...dropped, ].join(" ")':
    "tells",
  "rating-confirmation.tsx: ratingConfirmation.done": "tells",
  "rating-report.tsx: email ? texts.sent : texts.sentWithoutAddress": "tells",
  "ratings.action.ts: ratingForm.sent": "asks",
  'seats.action.ts: [texts.chosen(performance.title, named), ...dropped].join(" ")': "tells",
  "sign-out.ts: signInTexts.out": "tells",
  "store-consent.tsx: texts.stored": "tells",
  'tickets.action.ts: sentences.join(" ")': "tells",
  "voucher-codes.action.ts: texts.applied(code)": "tells",
  "voucher-codes.action.ts: texts.removed(code)": "tells",
  "voucher-codes.action.ts: texts.waits(code, why)": "tells",
};

const failure = /Failure|(?:[Ff]ailed|ncertain)$|=== "uncertain"|"danger"|text, kind/u;
const helpers = ["done", "success", "withNotice"];

/** Literals with `asks`, which the type of a new notice requires, and the texts passed to their functions. */
function written(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of ["app", "server"].flatMap(filesUnder)) {
    if (!/\.tsx?$/u.test(file) || /^server\/(?:cookies|standalone)\//u.test(file)) continue;
    const source = readFileSync(path.join(root, file), "utf8");
    if (!/\basks\b/u.test(source)) continue;
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
    const note = (text: string, asks: string) => {
      if (failure.test(text)) return;
      found[`${file.split("/").at(-1)}: ${text.replace(/\s+/gu, " ")}`] = asks;
    };
    const given: string[] = [];
    let kind = "";
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const [asks, text] = ["asks", "text"].map((name) => valueOf(node, name));
        const isText = text !== undefined && asks !== undefined;
        const is = asks === "true" ? "asks" : asks === "false" ? "tells" : "either";
        if (isText && text === "text") kind = is;
        else if (isText) note(text, is);
      } else if (ts.isCallExpression(node) && helpers.includes(node.expression.getText())) {
        given.push(node.arguments.map((argument) => argument.getText()).join(", "));
      } else if (ts.isVariableDeclaration(node) && node.name.getText() === "text" && node.initializer) {
        given.push(node.initializer.getText());
      }
      node.forEachChild(visit);
    };
    visit(tree);
    if (kind)
      for (const text of given)
        note(text, /\b(?:true|false)$/u.exec(text)?.[0] === "true" ? "asks" : "tells");
  }
  return found;
}

function valueOf(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = node.properties.find((item) => item.name?.getText() === name);
  return property && (ts.isPropertyAssignment(property) ? property.initializer.getText() : name);
}

test("every notice says whether it asks for something", () => {
  expect(written()).toEqual(notices);
});
