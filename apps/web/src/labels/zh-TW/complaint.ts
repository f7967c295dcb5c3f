/** Words of the dialog in which somebody reports what another wrote. */
export const labels = {
  title: '檢舉這則內容',
  text: '平台團隊會看到這則內容與前後的對話。對方不會知道是誰檢舉的。',
  reason: '原因',
  note: '想補充的事',
  optional: '選填',
  send: '送出檢舉',
  cancel: '取消',
  sent: '已送出檢舉，處理後會通知你',
  file: '（檔案）',
} as const;
