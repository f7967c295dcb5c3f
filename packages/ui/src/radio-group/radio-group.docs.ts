import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['從幾個裡選一個，每個都要看得到、要比較。'],
  avoid: ['超過六個：用Select。', '切換畫面或篩選：用Segmented。', '是或不是：用Checkbox或Switch。'],
  do: ['每個選項需要時附一行說明。', '順序固定，最常用的在前面。'],
  dont: ['一個都不能取消卻沒有「都不要」的選項。', '把單選做成一個。'],
  keys: [
    ['Tab', '進到選中的那個'],
    ['↑、↓、←、→', '移動並選擇'],
    ['Space', '選擇現在這個'],
  ],
};

export const english: Guide = {
  use: ['Choosing one of a few options people should see and compare.'],
  avoid: [
    'More than six options: use Select.',
    'Switching a view or filtering: use Segmented.',
    'Yes or no: use Checkbox or Switch.',
  ],
  do: ['Explain options in one line where needed.', 'Keep the order stable, most common first.'],
  dont: ['Leave out “none” when none is a valid answer.', 'Use a group with a single option.'],
  keys: [
    ['Tab', 'Moves to the chosen option'],
    ['↑, ↓, ←, →', 'Moves and chooses'],
    ['Space', 'Chooses this option'],
  ],
};
