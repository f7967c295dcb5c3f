import type { PerformanceGroup, PerformanceSort } from '@paidang/contract/report';

/** Words of the vendor's performance overview. */
export const labels = {
  title: '成效',
  lead: '依已結案專案裡確認過的結案報告計算；沒有提供的數字，不算進成本。',
  figures: '合計',
  spend: '費用',
  views: '觀看次數',
  perView: '每次觀看成本',
  perEngagement: '每次互動成本',
  count: (reports: string) => `${reports}份報告`,
  engagements: (count: string) => `互動${count}次`,
  unknown: '沒有資料',
  months: {
    title: '每月觀看次數',
    description: '依作品上線的月份。',
    month: '月份',
    spend: (amount: string) => `費用${amount}`,
  },
  filters: {
    label: '篩選',
    creator: '創作者',
    everyCreator: '所有創作者',
    platform: '平台',
    everyPlatform: '所有平台',
    project: '專案',
    everyProject: '所有專案',
    from: '開始月份',
    fromAny: '從最早',
    to: '結束月份',
    toAny: '到最近',
    clear: '清除篩選',
  },
  groups: {
    label: '加總方式',
    names: { creator: '創作者', platform: '平台', month: '月份', project: '專案' } satisfies Record<
      PerformanceGroup,
      string
    >,
    caption: (group: string) => `各${group}成效`,
    showProjects: '，看其中的專案',
  },
  columns: {
    reports: '報告',
    spend: '費用',
    views: '觀看次數',
    engagements: '互動次數',
    cost_per_view: '每次觀看',
    cost_per_engagement: '每次互動',
  } satisfies Record<Exclude<PerformanceSort, 'name'>, string>,
  sort: '排序',
  sortBy: (column: string) => `排序：${column}`,
  loadingMore: '載入中⋯⋯',
  moreFailed: '沒有載入完，請再試一次',
  retry: '再試一次',
  csv: '下載CSV',
  xlsx: '下載Excel',
  tooMany: (most: string) => `一次最多下載${most}份報告，請先縮小篩選範圍`,
  empty: {
    title: '還沒有結案的專案',
    text: '專案的結案報告都確認後，費用、觀看次數與每次觀看成本會加總在這裡。',
    action: '看專案列表',
  },
  nothing: {
    title: '沒有符合的結案報告',
    text: '換個月份、創作者或平台看看。',
  },
} as const;
