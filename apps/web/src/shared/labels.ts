/** Words several areas share. */
export const labels = {
  failed: '內容讀取不到',
  failedHint: '請檢查網路狀態，再試一次。',
  retry: '再試一次',
} as const;
