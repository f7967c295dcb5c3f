/** Name of the `<meta>` by which the server tells the page it serves whose site it is, as JSON. */
export const siteMetaName = 'paidang-site';

/** Who runs the site and where else they are found. Nothing is shown of what is absent. */
export interface SiteInfo {
  /** Legal name. */
  company?: string;
  /** 統一編號, eight digits. */
  taxId?: string;
  phone?: string;
  email?: string;
  /** When the phone is answered. */
  hours?: string;
  blog?: string;
  facebook?: string;
  instagram?: string;
  youtube?: string;
  /** Adds the official account of a messaging app, or opens a conversation with it. */
  messenger?: string;
}

/** Whose site the demo is. Its addresses elsewhere are the front pages of real services, so that none is dead. */
export const demoSite: SiteInfo = {
  company: '拍檔科技股份有限公司',
  taxId: '12345675',
  phone: '02-5550-0168',
  email: 'hello@paidang.example',
  hours: '週一至週五 10:00–18:00',
  blog: 'https://vocus.cc/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  messenger: 'https://line.me/',
};
