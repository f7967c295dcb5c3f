interface Policy {
  createHTML(html: string): string;
}

/** Not declared on `Window`: hosts declare it themselves, in more than one way. */
type WithTrustedTypes = { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** What a page with `trusted-types` names in its policy. */
const policyName = 'paidang-editor';

let policy: Policy | undefined;

/**
 * HTML that a page under `require-trusted-types-for 'script'` takes from us; elsewhere it stays a string. For two things
 * only: what our own renderer has written, and what is read in a document in which nothing runs.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy(policyName, { createHTML: (markup) => markup });
  return policy.createHTML(html);
}

/** The body of any HTML, in a document of its own: nothing in it runs, loads or is shown. */
export const parseMarkup = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
