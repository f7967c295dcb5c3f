import { type PublicPage, patternOf, publicPageAt } from '@paidang/contract/pages';
import { industries } from '@paidang/contract/vocabulary';

/** Query parameters whose known values make a page of their own. */
const ownParameters: Partial<Record<PublicPage, { readonly name: string; readonly values: readonly string[] }>> = {
  moreCases: { name: 'type', values: industries },
};

/** Returns whether a parameter only tracks where a visitor came from. */
const isCampaign = (name: string): boolean =>
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|mc_cid|mc_eid)$/.test(name);

export interface PublicAddress {
  readonly page: PublicPage;
  /** In canonical spelling, so that each page is drawn once. */
  readonly address: string;
  /** Whether the request has no further parameters (campaign parameters aside). */
  readonly isPlain: boolean;
}

/**
 * Returns the public page at a URL, or `null`.
 *
 * @param url path and query
 * @param product the operator's name of the product that can be tried
 */
export function publicAddress(url: string, product: string | undefined): PublicAddress | null {
  const [start = '', query = ''] = url.split('?', 2);
  const path = start.replace(/(?<=.)\/+$/, '');
  const page = publicPageAt(path, product);
  if (!page) return null;
  const pattern = patternOf(page, product);
  const parameters = [...new URLSearchParams(query)];
  const own = ownParameters[page];
  const [parameter] = parameters.filter(([name, value]) => name === own?.name && own.values.includes(value));
  return {
    page,
    address: (pattern.includes(':') ? path : pattern) + (parameter ? `?${parameter.join('=')}` : ''),
    isPlain: parameters.every((one) => one === parameter || isCampaign(one[0])),
  };
}
