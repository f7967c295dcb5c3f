import { demoSite, type SiteInfo, siteMetaName } from '@paidang/contract/vocabulary';

declare global {
  /** Set by the prerenderer, which has no document to read the operator of the site from. */
  var paidangSite: SiteInfo | undefined;
}

/** The value the server wrote into the page. Vite's page (development) has none and shows the demo's. */
function readMeta(): SiteInfo | null {
  if (globalThis.paidangSite) return globalThis.paidangSite;
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content;
  return content ? JSON.parse(content) : null;
}

/** The operator of the site, and their contacts and social media. */
export const site: SiteInfo = readMeta() ?? (import.meta.env.DEV ? demoSite : {});

/** Link to call a number given as written, such as `02-5550-0168`. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (email: string): string => `mailto:${email}`;
