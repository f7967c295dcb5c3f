import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['有幾個在等：未讀、未處理。'],
  avoid: ['總數或一般數字：直接寫。', '狀態：用Badge。'],
  do: ['要人去看才用red，其他用quiet。', 'label說出是什麼：3則未讀。'],
  dont: ['顯示0；零的時候它自己不見。', '超過99還寫完整數字。'],
};

export const english: Guide = {
  use: ['How many items are waiting: unread, unprocessed.'],
  avoid: ['Totals and other figures: write them as text.', 'A state: use Badge.'],
  do: ['Use red only for items that need attention, quiet for the rest.', 'Say in label what is counted: 3 unread.'],
  dont: ['Show 0; at zero it disappears automatically.', 'Write figures above 99 in full.'],
};
