/** Words of the footer. */
export const labels = {
  contact: '聯絡我們',
  about: '認識拍檔',
  follow: '追蹤',
  taxId: (id: string) => `統一編號 ${id}`,
  rights: (company: string) => `© 2026 ${company}`,
  social: { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' },
  contactUs: '聯絡我們',
  terms: '使用條款',
} as const;
