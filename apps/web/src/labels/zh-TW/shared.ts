import type { RatingAverage } from '@paidang/contract/entities';
/** Words several areas share. */
export const labels = {
  failed: '內容讀取不到',
  failedHint: '請檢查網路狀態，再試一次。',
  /** In sentences, of whom nobody knows yet. */
  noPerson: '創作者',
  notJoined: '創作者尚未加入',
  retry: '再試一次',
  welcome: '註冊完成，歡迎來到拍檔',
  joined: '已加入專案，正在帶你過去…',
  onwards: '正在帶你到下一步…',
  newTab: '（開新分頁）',
  nothingToSave: '內容沒有變更，不用儲存',
  kept: { text: '上次填到一半的內容還在，可以接著寫。', startOver: '清掉重填' },
  /** What others rated somebody, from three ratings on. */
  rated: {
    of: (name: string) => `${name}的評分`,
    value: ({ mean, count }: RatingAverage) => `${mean.toFixed(1)}／5（${count}次合作）`,
    line: ({ mean, count }: RatingAverage) => `評分${mean.toFixed(1)}／5（${count}次合作）`,
  },
} as const;
