import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['從幾十個以上找一個；也可以向伺服器搜尋。'],
  avoid: ['不到十個：用Select或Segmented。', '隨便打什麼都可以：用Input。', '選好幾個：用MultiCombobox。'],
  do: ['說找不到的時候怎麼辦。', '每個選項的字都不同，好分辨。'],
  dont: ['每打一個字都清掉已經選的。', '選字中就送出搜尋。'],
  keys: [
    ['打字', '只留相符的，第一個先亮'],
    ['↑、↓', '打開、移動'],
    ['Home、End、PageUp、PageDown', '在打開的清單裡跳'],
    ['Enter', '選擇並關閉'],
    ['Esc', '關閉，回到原來選的'],
  ],
};

export const english: Guide = {
  use: ['Choosing one of dozens or more; a server can do the search.'],
  avoid: [
    'Fewer than ten options: use Select or Segmented.',
    'Free text: use Input.',
    'Choosing several: use MultiCombobox.',
  ],
  do: ['Say what to do when nothing is found.', 'Word the options so that no two read the same.'],
  dont: ['Clear the choice on every keystroke.', 'Search while an input method is composing.'],
  keys: [
    ['Typing', 'Filters; the first match is highlighted'],
    ['↑, ↓', 'Opens, moves'],
    ['Home, End, PageUp, PageDown', 'Jumps in the open list'],
    ['Enter', 'Chooses and closes'],
    ['Esc', 'Closes and keeps the previous choice'],
  ],
};
