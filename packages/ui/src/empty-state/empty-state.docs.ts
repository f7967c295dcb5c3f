import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['清單、看板、搜尋還沒有東西。'],
  avoid: ['還在讀取：用Skeleton。', '讀取失敗：用Callout並給重試。'],
  do: ['說這裡會出現什麼、誰會讓它出現，並給那個動作。', '搜尋不到時說出找的字，給「清除篩選」。'],
  dont: ['只寫「無資料」。', '放跟內容無關的插圖。'],
};

export const english: Guide = {
  use: ['Lists, boards and searches without content.'],
  avoid: ['Still loading: use Skeleton.', 'Loading failed: use Callout with a way to retry.'],
  do: [
    'Say what will appear here and who adds it, and offer that action.',
    'When a search finds nothing, repeat the search text and offer to clear the filters.',
  ],
  dont: ['Write “No data”.', 'Show an illustration unrelated to the content.'],
};
