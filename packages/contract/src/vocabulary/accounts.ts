/** Statuses of an account. */
export const accountStatuses = ['unverified', 'active', 'suspended', 'deleted'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const accountStatusTitles: Readonly<Record<AccountStatus, string>> = {
  unverified: '未驗證',
  active: '使用中',
  suspended: '已停用',
  deleted: '已刪除',
};
