import { type PublicPage, patternOf, publicPageAt } from '@paidang/contract/pages';
import { industries } from '@paidang/contract/vocabulary';

/** A parameter for each value of which a page counts as one of its own. */
const ownParameters: Partial<Record<PublicPage, { readonly name: string; readonly values: readonly string[] }>> = {
  moreCases: { name: 'type', values: industries },
};

/** Parameters that say where somebody came from, not what they want to see. */
const isCampaign = (name: string): boolean =>
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|mc_cid|mc_eid)$/.test(name);

export interface PublicAddress {
  readonly page: PublicPage;
  /** One spelling of it, so that a page is drawn once. */
  readonly address: string;
  /** Whether nothing more is asked than the page at this address. */
  readonly isPlain: boolean;
}

/**
 * Which public page somebody asks for; `null` where none is.
 *
 * @param url path and query
 * @param product what the operator calls the product that can be tried
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
