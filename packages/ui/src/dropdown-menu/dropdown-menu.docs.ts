import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一個東西的其他動作：改名、複製、刪除。'],
  avoid: [
    '選一個值：用Select。',
    '主要動作：直接放按鈕。',
    '要打字：用Popover或Combobox。',
    '上百項：用Combobox，選單會把每一項都畫出來。',
  ],
  do: ['動詞開頭，刪除放最後、隔一條線。', '沒有權限的動作不要放，暫時不行的才停用。'],
  dont: ['超過十個。', '拿來當網站導覽。'],
  keys: [
    ['Enter、Space、↓', '打開並到第一項'],
    ['↑、↓', '移動'],
    ['打字', '跳到開頭相同的項目'],
    ['Enter', '執行'],
    ['Esc', '關閉，焦點回到按鈕'],
  ],
};

export const english: Guide = {
  use: ['Further actions on an item: rename, copy, delete.'],
  avoid: [
    'Choosing a value: use Select.',
    'The main action: use a button.',
    'Typing: use Popover or Combobox.',
    'Hundreds of items: use Combobox; a menu renders them all.',
  ],
  do: [
    'Start with a verb; put Delete last, below a line.',
    'Omit actions the user may never take; disable those that are currently impossible.',
  ],
  dont: ['List more than ten items.', 'Use it as site navigation.'],
  keys: [
    ['Enter, Space, ↓', 'Opens and moves to the first item'],
    ['↑, ↓', 'Moves'],
    ['Typing', 'Jumps to the item starting with it'],
    ['Enter', 'Runs it'],
    ['Esc', 'Closes; focus returns to the button'],
  ],
};
