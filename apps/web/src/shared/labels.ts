/** Words several areas share. */
export const labels = {
  failed: '內容讀取不到',
  failedHint: '請檢查網路狀態，再試一次。',
  noPerson: '尚未加入',
  retry: '再試一次',
  newTab: '（開新分頁）',
} as const;
