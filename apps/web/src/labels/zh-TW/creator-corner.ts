/** Words of what floats at the right. */
export const labels = {
  side: '領體驗金',
  sideLabel: '側邊活動訊息',
  closeSide: '關閉側邊活動訊息',
  messenger: '和專人聊聊',
} as const;
