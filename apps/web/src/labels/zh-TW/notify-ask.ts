/** Words of the question after a step. */
export const labels = {
  title: { Vendor: '是否傳送 LINE 通知給網紅？', Creator: '是否傳送 LINE 通知給廠商？' },
  text: '站內通知已經送出。',
  send: '傳送',
  skip: '不傳送',
  remaining: (seconds: number) => `${seconds}秒後自動關閉，不會傳送`,
  preview: '訊息內容',
} as const;
