import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一個小地方在等：按鈕裡、輸入框後面。'],
  avoid: ['整塊內容：用Skeleton。', '不能被打斷：用LoadingOverlay。'],
  do: ['旁邊有字說在等什麼。'],
  dont: ['一頁很多個。', '放大到占滿畫面。'],
};

export const english: Guide = {
  use: ['A small element that is waiting: in a button, after a field.'],
  avoid: ['A whole block of content: use Skeleton.', 'Operations that must not be interrupted: use LoadingOverlay.'],
  do: ['Say next to it what is loading.'],
  dont: ['Show many on one page.', 'Make it fill the screen.'],
};
