import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['不能被打斷的事：送出、付款、交件。'],
  avoid: ['讀取資料：用Skeleton。', '可以繼續做別的：用Toast。'],
  do: ['成功、失敗、逾時都要關掉它。', '訊息說在做什麼。'],
  dont: ['用超過十秒而沒有任何變化。', '拿來擋住正在讀取的頁面。'],
  keys: [['Tab', '停在遮罩裡，底下的頁面不動']],
};

export const english: Guide = {
  use: ['Operations that must not be interrupted: sending, paying, delivering.'],
  avoid: ['Loading data: use Skeleton.', 'Operations during which other work can continue: use Toast.'],
  do: ['Close it on success, failure and timeout.', 'Say what is happening.'],
  dont: ['Show it for more than ten seconds without any change.', 'Cover a page that is loading.'],
  keys: [['Tab', 'Stays in the overlay; the page below cannot be reached']],
};
