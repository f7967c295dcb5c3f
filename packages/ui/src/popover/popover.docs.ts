import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['跟著一個按鈕的小面板：篩選、分享、預覽。'],
  avoid: ['只有幾個動作：用DropdownMenu。', '必須先回答：用Dialog。', '一兩個詞：用Tooltip。'],
  do: ['給label，或裡面有標題。', '關閉後留住已經填的。'],
  dont: ['裡面再開一層對話框。', '滑過就打開。'],
  keys: [
    ['Enter、Space', '打開，焦點進去'],
    ['Tab、Shift+Tab', '在這一層裡面移動，不會跑到底下的頁面'],
    ['Esc', '關閉，焦點回到打開它的地方'],
  ],
};

export const english: Guide = {
  use: ['A small panel opened by a button: filters, sharing, preview.'],
  avoid: [
    'A few actions: use DropdownMenu.',
    'Content that must be answered first: use Dialog.',
    'A word or two: use Tooltip.',
  ],
  do: ['Pass label, or put a title inside.', 'Keep the entered values when it closes.'],
  dont: ['Open a dialog inside.', 'Open it on hover.'],
  keys: [
    ['Enter, Space', 'Opens; the focus moves inside'],
    ['Tab, Shift+Tab', 'Moves inside this layer, never to the page below'],
    ['Esc', 'Closes; focus returns to what opened it'],
  ],
};
