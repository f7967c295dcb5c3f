import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['頁面有兩層以上，需要回上一層。'],
  avoid: ['只有一層：放返回連結。', '一步一步的流程：用FilmStrip。'],
  do: ['最後一個是現在這一頁，不是連結。', '太長的名稱自己會縮短。'],
  dont: ['把它當成唯一的導覽。', '放進沒有網址的狀態。'],
  keys: [
    ['Tab', '一個一個連結'],
    ['Enter', '前往'],
  ],
};

export const english: Guide = {
  use: ['Pages two or more levels deep, from which people go up.'],
  avoid: ['One level: use a back link.', 'A process step by step: use FilmStrip.'],
  do: ['The last item is the current page and not a link.', 'Long names are truncated automatically.'],
  dont: ['Make it the only navigation.', 'Put states without an address into it.'],
  keys: [
    ['Tab', 'Moves from link to link'],
    ['Enter', 'Follows it'],
  ],
};
