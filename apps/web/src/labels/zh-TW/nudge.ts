/** Words of the reminder to the other side. */
export const labels = {
  nudge: '提醒對方',
  done: '今天已提醒',
  sent: (name: string) => `已通知${name}`,
  waits: (name: string, when: string) => `${when} 通知${name}`,
  whyWaits: '（晚上與假日不打擾）',
  again: '，明天起可以再提醒',
};
