/** Words around the articles of the guide. */
export const labels = {
  title: '使用教學',
  lead: '照著一檔合作的順序寫：從註冊、邀請，到寫稿、修改與驗收。第一次用，可以從頭讀；有問題時，直接翻到那一篇。',
  contents: '教學目錄',
  path: '路徑',
  onThisPage: '這一篇',
  linkTo: (title: string) => `「${title}」的連結`,
  neighbours: '前後篇',
  previous: '上一篇',
  next: '下一篇',
  loading: '載入中',
  stillQuestions: '還是找不到答案？',
  contact: '聯絡我們',
} as const;
