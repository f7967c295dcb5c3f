import { limits } from '@paidang/contract/limits';

/** Words of the acceptance sheet. */
export const labels = {
  path: '路徑',
  projects: '專案管理',
  title: '驗收單',
  hint: (name: string) => `${name}交出的每一步，都在這裡驗收。`,
  progress: (done: number, count: number) => `已驗收${done}/${count}步`,
  list: '要驗收的步驟',
  name: (title: string, platform: string | undefined) => (platform ? `${title}・${platform}` : title),
  finalised: '已定稿',
  sent: (when: string) => `${when}送出`,
  acceptedAt: (when: string) => `${when}驗收`,
  nothing: '還沒有送出版本',
  comments: (count: number) => `${count}則留言未處理`,
  noComments: '留言都處理了',
  view: (name: string) => `查看${name}`,
  look: '查看',
  accept: '驗收',
  acceptName: (name: string) => `驗收${name}`,
  done: (name: string) => `已驗收${name}`,
  empty: '還沒有要驗收的內容',
  emptyHint: (name: string) => `${name}送出版本後，會出現在這裡。`,
  ask: {
    title: (name: string, version: string) => `驗收${name}${version}？`,
    open: (count: number) => `還有${count}則留言未處理。`,
    text: `驗收後這一步就完成了，${limits.reopenHours}小時內可以重新開啟。`,
    workText: '通過後這個平台就完成了；之後作品有異動，可以在作品上線的頁面回報。',
    cancel: '再看看',
    ok: '驗收',
    anyway: '仍要驗收',
  },
} as const;
