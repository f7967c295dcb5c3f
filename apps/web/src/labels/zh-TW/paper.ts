/** Words of what is kept outside of the product: on paper and in files. */
export const labels = {
  vendor: '廠商',
  creator: '創作者',
  version: '版本',
  sent: '送出',
  accepted: '驗收',
  finalised: '定稿',
  printed: '列印',
  draft: '草稿，還沒送出',
  compared: (version: string, base: string) => `${version}，與${base}比對：底線是新增，刪除線是刪除`,
  print: '列印',
  docx: (version: string) => `下載${version}的Word檔`,
  pdf: (version: string) => `下載${version}的PDF檔`,
  changes: (version: string) => `下載到${version}為止的修改紀錄（CSV）`,
  failed: '下載失敗，請再試一次',
} as const;
