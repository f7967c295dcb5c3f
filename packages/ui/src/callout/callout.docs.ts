import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['和這一塊內容有關、會一直在的提醒。'],
  avoid: ['剛剛做完的事：用Toast。', '欄位的錯誤：用Field的error。'],
  do: ['標題說重點，內文說接下來怎麼做。', '因為操作才出現時，給role="status"或"alert"。'],
  dont: ['一頁放三個。', '拿來裝飾或打廣告。'],
};

export const english: Guide = {
  use: ['A lasting remark about the content it stands with.'],
  avoid: ['Something that was just done: use Toast.', 'An error of a field: use error of Field.'],
  do: [
    'The title says the point, the text what to do next.',
    'If an action makes it appear, give it role="status" or "alert".',
  ],
  dont: ['Put three on a page.', 'Use it to decorate or advertise.'],
};
