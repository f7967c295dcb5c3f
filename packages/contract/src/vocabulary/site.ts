/** Name of the `<meta>` in which the server describes the site's operator to the page, as JSON. */
export const siteMetaName = 'paidang-site';

/** The operator of the site and its other profiles. Absent fields are not shown. */
export interface SiteInfo {
  /** Legal name. */
  company?: string;
  /** 統一編號, eight digits. */
  taxId?: string;
  /** Registered address, as printed on income statements. */
  address?: string;
  phone?: string;
  email?: string;
  /** Hours in which the phone is answered. */
  hours?: string;
  blog?: string;
  facebook?: string;
  instagram?: string;
  youtube?: string;
  /** Link that adds the official account in a messaging app, or starts a conversation with it. */
  messenger?: string;
  /** Name in the address of the page where the product can be tried: `/{product}_vendor`. */
  product?: string;
}

/** The operator of the demo. Its links lead to the front pages of real services, so that none is broken. */
export const demoSite: SiteInfo = {
  company: '拍檔科技股份有限公司',
  taxId: '12345675',
  address: '臺北市大同區重慶北路二段168號5樓',
  phone: '02-5550-0168',
  email: 'hello@paidang.example',
  hours: '週一至週五 10:00–18:00',
  blog: 'https://vocus.cc/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  messenger: 'https://line.me/',
};
