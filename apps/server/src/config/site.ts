import { demoSite, type SiteInfo } from '@paidang/contract/vocabulary';
import type { Env } from './env';

/** The operator's details shown on pages: from the settings; with demo data, the demo's fill in the rest. */
export function siteOf(env: Env): SiteInfo {
  const given: SiteInfo = {
    company: env.SITE_COMPANY,
    taxId: env.SITE_TAX_ID,
    address: env.SITE_ADDRESS,
    phone: env.SITE_PHONE,
    email: env.SITE_EMAIL,
    hours: env.SITE_HOURS,
    blog: env.SITE_BLOG_URL,
    facebook: env.SITE_FACEBOOK_URL,
    instagram: env.SITE_INSTAGRAM_URL,
    youtube: env.SITE_YOUTUBE_URL,
    messenger: env.SITE_MESSENGER_URL ?? env.LINE_ADD_FRIEND_URL,
    product: env.SITE_PRODUCT,
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return env.PAIDANG_DEMO === '1' ? { ...demoSite, ...set } : set;
}
