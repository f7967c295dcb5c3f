import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['和這一塊內容有關、會一直在的提醒。'],
  avoid: ['剛剛做完的事：用Toast。', '欄位的錯誤：用Field的error。'],
  do: ['標題說重點，內文說接下來怎麼做。', '因為操作才出現時，給role="status"或"alert"。'],
  dont: ['一頁放三個。', '拿來裝飾或打廣告。'],
};
