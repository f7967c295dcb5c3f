import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['邊看頁面邊做：留言、篩選、版本。', '手機上從下面拉出來。'],
  avoid: ['一句話的問題：用AlertDialog。', '永遠要看到：放在頁面裡。'],
  do: ['一定有SheetTitle。', '桌面從右邊，手機用side="bottom"。'],
  dont: ['在抽屜裡放整個網站。', '只能用拖的關閉；關閉按鈕和Esc都在。'],
  keys: [
    ['Tab、Shift+Tab', '在這一層裡面移動，不會跑到底下的頁面'],
    ['Esc', '關閉，焦點回到打開它的地方'],
  ],
};

export const english: Guide = {
  use: ['Working alongside the page: comments, filters, versions.', 'On phones, sliding up from the bottom.'],
  avoid: ['A one-sentence question: use AlertDialog.', 'Content that should always be visible: put it on the page.'],
  do: ['Always include a SheetTitle.', 'From the right on desktops; side="bottom" on phones.'],
  dont: ['Put a whole site into it.', 'Make dragging the only way to close; keep the button and Esc.'],
  keys: [
    ['Tab, Shift+Tab', 'Moves inside this layer, never to the page below'],
    ['Esc', 'Closes; focus returns to what opened it'],
  ],
};
