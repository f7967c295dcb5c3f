import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['看得到的人從畫面就懂，報讀的人需要一句話。'],
  avoid: ['大家都需要的字：寫出來。', '要完全藏起來：用hidden。'],
  do: ['短。', '和畫面說同一件事。'],
  dont: ['把可以聚焦的東西藏進去。'],
};

export const english: Guide = {
  use: ['Information that is visually obvious but has to be stated for screen readers.'],
  avoid: ['Text everybody needs: show it.', 'Hiding from everybody: use hidden.'],
  do: ['Keep it short.', 'Say the same as the screen.'],
  dont: ['Hide focusable elements.'],
};
