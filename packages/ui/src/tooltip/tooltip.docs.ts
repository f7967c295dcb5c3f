import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['圖示按鈕的名稱、被縮短的字。'],
  avoid: ['看不到就做不下去的事：寫在畫面上。', '裡面有連結或按鈕：用Popover。'],
  do: ['一兩個詞。', '只包一個可以聚焦的元素。'],
  dont: ['放在停用的按鈕上。', '期待觸控的人看得到。'],
  keys: [
    ['Tab', '聚焦時出現'],
    ['Esc', '收起'],
  ],
};

export const english: Guide = {
  use: ['Names of icon buttons, and truncated text.'],
  avoid: ['Information people need to continue: write it on the page.', 'Links or buttons inside: use Popover.'],
  do: ['Write a word or two.', 'Wrap a single focusable element.'],
  dont: ['Put it on a disabled button.', 'Expect people on touch screens to see it.'],
  keys: [
    ['Tab', 'Shows it on focus'],
    ['Esc', 'Closes'],
  ],
};
