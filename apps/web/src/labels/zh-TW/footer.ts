/** Words of the footer. */
export const labels = {
  contact: '聯絡我們',
  about: '認識拍檔',
  landing: '首頁介紹',
  cases: '成功案例',
  offers: '服務與規則',
  service: '專人服務與海外資源',
  guideline: '合作準則',
  bonus: '創作者體驗金',
  rewardsRules: '體驗金規則',
  follow: '追蹤',
  taxId: (id: string) => `統一編號 ${id}`,
  rights: (company: string) => `© 2026 ${company}`,
  social: { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' },
  contactUs: '聯絡我們',
  terms: '使用條款',
} as const;
