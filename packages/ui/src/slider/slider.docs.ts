import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['從一段範圍裡選最少到最多，大概就好：追蹤數、費用。', '給bars時，看得到每一段有多少。'],
  avoid: ['要準確的數字：用NumberInput。', '日期範圍：用DateRangePicker。'],
  do: [
    '旁邊寫出選了哪一段。',
    '放開才查詢：用onValueCommit。',
    '差距很大的數字，讓每一格代表一個級距，用textOf說出來。',
  ],
  dont: ['只有滑桿、沒有文字說明選了多少。'],
  keys: [
    ['←、→、↑、↓', '移動一格'],
    ['PageUp、PageDown', '移動十格'],
    ['Home、End', '移到最小、最大'],
  ],
};

export const english: Guide = {
  use: [
    'Choosing a minimum and maximum where an approximate range is enough: followers, fees.',
    'Showing the distribution of values with bars.',
  ],
  avoid: ['An exact number: use NumberInput.', 'Dates: use DateRangePicker.'],
  do: [
    'Write the chosen range next to it.',
    'Search on release: use onValueCommit.',
    'For widely spread values make each step a bracket, and name it with textOf.',
  ],
  dont: ['Show the slider without text for the chosen range.'],
  keys: [
    ['←, →, ↑, ↓', 'Moves by one step'],
    ['PageUp, PageDown', 'Moves by ten steps'],
    ['Home, End', 'Smallest and largest'],
  ],
};
