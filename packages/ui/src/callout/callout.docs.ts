import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['和這一塊內容有關、會一直在的提醒。'],
  avoid: ['剛剛做完的事：用Toast。', '欄位的錯誤：用Field的error。'],
  do: ['標題說重點，內文說接下來怎麼做。', '因為操作才出現時，給role="status"或"alert"。'],
  dont: ['一頁放三個。', '拿來裝飾或打廣告。'],
};

export const english: Guide = {
  use: ['A permanent note about the content next to it.'],
  avoid: ['Confirming an action: use Toast.', 'An error in a field: use error of Field.'],
  do: [
    'The title makes the point, the text says what to do next.',
    'If it appears in response to an action, set role="status" or "alert".',
  ],
  dont: ['Put three on a page.', 'Use it for decoration or advertising.'],
};
