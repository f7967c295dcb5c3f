import { type SiteInfo, siteMetaName } from '@paidang/contract/vocabulary';
import { withMeta } from './page-meta';

/** The app's page with what the operator says of themselves. */
export interface CurrentSite {
  readonly details: SiteInfo;
  readonly page: string;
}

/** The site as of now; the same object for as long as nothing changes. */
export type FindSite = () => Promise<CurrentSite>;

/**
 * The console may change the operator's details at any time, and in any process: they are looked up for each page. While
 * that fails, pages say what they said before.
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
