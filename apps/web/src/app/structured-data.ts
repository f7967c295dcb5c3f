import { paths } from '@paidang/contract/pages';
import { labels } from '#labels/shell';
import { site } from '../config/site';
import type { Head } from '../shared/public-head/public-head';

/** Makes addresses absolute, since they are read outside the site. */
const withOrigin = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => withOrigin(one, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOrigin(one, origin)]));
};

const organization = () => ({
  '@type': 'Organization',
  name: labels.brand,
  url: paths.home,
  logo: '/favicon.svg',
  ...(site.company ? { legalName: site.company } : {}),
  ...(site.email ? { email: site.email } : {}),
  ...(site.phone ? { telephone: site.phone } : {}),
  sameAs: [site.facebook, site.instagram, site.youtube].filter(Boolean),
});

/** Describes a page in schema.org terms (JSON-LD): its content, its breadcrumb, and on the home page the operator of the site. */
export function structuredData({ path, title, above, structured }: Head, origin: string): readonly object[] {
  const website = { '@type': 'WebSite', name: labels.brand, url: paths.home, inLanguage: 'zh-Hant-TW' };
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { label: title, href: path }].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
  const things = [
    ...(path === paths.home ? [organization(), website] : []),
    ...structured.map((thing) => ({ url: path, ...thing })),
    ...(above.length > 0 ? [breadcrumb] : []),
  ];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...(withOrigin(thing, origin) as object) }));
}
