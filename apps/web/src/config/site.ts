import { demoSite, type SiteInfo, siteMetaName } from '@paidang/contract/vocabulary';

declare global {
  /** Where pages are drawn ahead there is no document: whoever draws them says who runs the site. */
  var paidangSite: SiteInfo | undefined;
}

/** What the server wrote into the page; Vite's page (development) has nothing, and shows the demo's. */
function readMeta(): SiteInfo | null {
  if (globalThis.paidangSite) return globalThis.paidangSite;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content;
  return content ? JSON.parse(content) : null;
}

/** Who runs the site, and where else they are found. */
export const site: SiteInfo = readMeta() ?? (import.meta.env.DEV ? demoSite : {});

/** Calls a number as it is written, `02-5550-0168`. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (email: string): string => `mailto:${email}`;
