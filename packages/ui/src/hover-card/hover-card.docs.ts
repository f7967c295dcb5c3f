import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['連結的預覽：滑過一個人的名字，先看見名片。'],
  avoid: ['一兩個詞：用Tooltip。', '裡面有要按的東西：用Popover。', '只有這裡看得到的內容：寫在畫面上。'],
  do: ['連結本身就通往同樣的內容。', '等一下才打開，路過的滑鼠不會驚動它。'],
  dont: ['放在不是連結的文字上。', '裡面放按鈕或輸入。'],
  keys: [
    ['Tab', '焦點到連結上時打開，離開時關閉'],
    ['Enter', '前往連結'],
    ['Esc', '關閉'],
  ],
};

export const english: Guide = {
  use: ['Previewing a link: a person’s card before following their name.'],
  avoid: [
    'A word or two: use Tooltip.',
    'Interactive content: use Popover.',
    'Content available nowhere else: put it on the page.',
  ],
  do: [
    'Let the link lead to the same content.',
    'Open it after a delay, so that a passing pointer does not trigger it.',
  ],
  dont: ['Put it on text that is not a link.', 'Put buttons or fields inside.'],
  keys: [
    ['Tab', 'Opens while the link is focused'],
    ['Enter', 'Follows the link'],
    ['Esc', 'Closes'],
  ],
};
