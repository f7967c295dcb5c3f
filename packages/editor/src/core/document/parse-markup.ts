interface Policy {
  createHTML(html: string): string;
}

/** Not declared on `Window`: hosts declare it themselves, in more than one way. */
type WithTrustedTypes = { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** Policy name that a page with `trusted-types` has to allow. */
const policyName = 'paidang-editor';

let policy: Policy | undefined;

/**
 * Wraps HTML for pages under `require-trusted-types-for 'script'`; elsewhere it stays a string. Only for output of our own
 * renderer, and for HTML that is parsed in a document in which nothing runs.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy(policyName, { createHTML: (markup) => markup });
  return policy.createHTML(html);
}

/** Parses any HTML in a separate document, where nothing runs, loads or is rendered, and returns its body. */
export const parseMarkup = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
