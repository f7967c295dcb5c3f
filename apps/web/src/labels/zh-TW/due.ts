/** How far away a date is. */
export const labels = {
  today: '今天',
  tomorrow: '明天',
  left: (days: number) => `還有${days}天`,
  late: (days: number) => `逾期${days}天`,
} as const;
