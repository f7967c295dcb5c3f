import { type SiteInfo, siteMetaName } from '@paidang/contract/vocabulary';
import { withMeta } from './page-meta';

/** The app's page, including the operator's details. */
export interface CurrentSite {
  readonly details: SiteInfo;
  readonly page: string;
}

/** Returns the current site; the same object until something changes. */
export type FindSite = () => Promise<CurrentSite>;

/**
 * Operator details can change in the console at any time, in any process, so they are looked up for each page. If the
 * lookup fails, pages keep the last known details.
 */
export function followSite(template: string, findDetails: () => Promise<SiteInfo>): FindSite {
  let known: { readonly site: CurrentSite; readonly text: string } | null = null;
  return async () => {
    const details = await findDetails().catch((error: unknown) => {
      if (known) return known.site.details;
      throw error;
    });
    const text = JSON.stringify(details);
    if (known?.text !== text) {
      known = { text, site: { details, page: withMeta(template, siteMetaName, details) } };
    }
    return known.site;
  };
}
