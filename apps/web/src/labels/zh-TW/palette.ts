/** Words of the command palette. */
export const labels = {
  open: '搜尋',
  title: '搜尋與指令',
  placeholder: '搜尋專案、內容、留言、訊息或人，或前往頁面',
  pages: '前往',
  projects: '專案',
  tasks: '任務',
  documents: '內容',
  comments: '留言',
  messages: '訊息',
  people: '人',
  chatWith: (name: string) => `和${name}聊天`,
  searching: '搜尋中',
  failed: '搜尋沒有成功，請檢查網路後再試一次',
  nothing: (words: string) => `找不到「${words}」`,
  keys: '↑ ↓ 選擇　Enter 前往　Esc 關閉',
} as const;
