import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['很長的清單，而且要能回到同一頁。'],
  avoid: ['往下看就好：捲動時讀取更多。', '只有一頁：它自己不出現。'],
  do: ['頁碼寫進網址，用hrefFor。', '換頁後焦點和位置都說得通。'],
  dont: ['同一頁上下各放一個而不同步。'],
  keys: [
    ['Tab', '一個一個頁碼'],
    ['Enter、Space', '到那一頁，焦點留著'],
  ],
};

export const english: Guide = {
  use: ['Long lists whose pages people come back to.'],
  avoid: ['Content read continuously: load more while scrolling.', 'A single page: it is not rendered.'],
  do: [
    'Keep the page in the address with hrefFor.',
    'Set the focus and scroll position sensibly after a change of page.',
  ],
  dont: ['Show two that disagree, above and below the list.'],
  keys: [
    ['Tab', 'Moves from page to page'],
    ['Enter, Space', 'Opens it; the focus stays'],
  ],
};
