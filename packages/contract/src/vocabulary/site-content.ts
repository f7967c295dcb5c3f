/** Site content the operator can edit, in the order the console lists it. */
export const contentKindTitles = {
  'success-project': '成功案例',
  'creator-say': '創作者說',
  'customer-say': '品牌說',
  brand: '合作品牌',
  recommendation: '推薦創作者',
  claims: '平台數字',
  'guide-article': '使用教學',
  footer: '頁尾',
} as const;
export type ContentKind = keyof typeof contentKindTitles;
export const contentKinds = Object.keys(contentKindTitles) as ContentKind[];

/** Kinds with at most one record. */
export const singletonKinds = ['claims', 'footer'] as const satisfies readonly ContentKind[];
export const isSingleton = (kind: ContentKind): boolean => singletonKinds.some((one) => one === kind);

/** Industries of cases and customers. */
export const industryTitles = {
  beauty: '美妝保養',
  home: '居家寢具',
  food: '餐飲食品',
  travel: '旅遊戶外',
  fashion: '服飾配件',
  tech: '3C家電',
  family: '親子家庭',
  health: '健康運動',
  other: '其他',
} as const;
export type Industry = keyof typeof industryTitles;
export const industries = Object.keys(industryTitles) as Industry[];

/** What the operator offers besides the figures. */
export const claimedServiceTitles = {
  'project-platform': '專案管理平台',
  'custom-service': '客製化專人服務',
  'japan-market': '日本市場',
  'korean-stars': '韓星代言',
} as const;
export type ClaimedService = keyof typeof claimedServiceTitles;
export const claimedServices = Object.keys(claimedServiceTitles) as ClaimedService[];
