import { labels } from '../../shell/labels';

const { phone, mail, hours, company, taxId } = labels.footer;

/** Who runs the site and how to reach them. */
export const site = {
  phone,
  phoneLink: `tel:${phone.replaceAll('-', '')}`,
  mail,
  mailLink: `mailto:${mail}`,
  hours,
  company,
  taxId: taxId.replace(/\D/g, ''),
} as const;
