import { demoSite, type SiteInfo, siteMetaName } from '@paidang/contract/calls';

/** What the server wrote into the page; Vite's page (development) has nothing, and shows the demo's. */
function readMeta(): SiteInfo | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${siteMetaName}"]`)?.content;
  return content ? JSON.parse(content) : null;
}

/** Who runs the site, and where else they are found. */
export const site: SiteInfo = readMeta() ?? (import.meta.env.DEV ? demoSite : {});
