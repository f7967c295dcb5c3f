import { escapeMarkup } from '@paidang/contract/rules';

/** Adds a meta element with JSON to a page. */
export function withMeta(page: string, name: string, value: object): string {
  const content = escapeMarkup(JSON.stringify(value)).replaceAll("'", '&#39;');
  return page.replace('</head>', () => `<meta name="${name}" content='${content}' /></head>`);
}
