import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一個小地方在等：按鈕裡、輸入框後面。'],
  avoid: ['整塊內容：用Skeleton。', '不能被打斷：用LoadingOverlay。'],
  do: ['旁邊有字說在等什麼。'],
  dont: ['一頁很多個。', '放大到占滿畫面。'],
};

export const english: Guide = {
  use: ['A small place that waits: in a button, behind a field.'],
  avoid: ['A whole block of content: use Skeleton.', 'What must not be interrupted: use LoadingOverlay.'],
  do: ['Say next to it what it waits for.'],
  dont: ['Put many on a page.', 'Make it fill the screen.'],
};
