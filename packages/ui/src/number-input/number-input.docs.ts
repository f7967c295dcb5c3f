import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['要加減的數量：天數、支數、次數。', '全形和國字的數字也看得懂。'],
  avoid: ['編號、電話、統編：用Input。', '很大的金額，沒人會一格一格加：用Input加inputMode。'],
  do: ['給min、max和step。', '單位放在後面。'],
  dont: ['超過範圍就偷偷改成別的數字而不說。', '滑過滾輪就改變數值。'],
  keys: [
    ['↑、↓', '加減一格'],
    ['PageUp、PageDown', '加減一大格'],
    ['Home、End', '有上下限時到最小、最大'],
    ['Enter', '確定打的數字'],
  ],
};

export const english: Guide = {
  use: ['Quantities to count up and down: days, films, times.', 'Full-width and Chinese numerals are accepted too.'],
  avoid: [
    'Identifiers, such as phone and tax numbers: use Input.',
    'Amounts too large for stepping: use Input with inputMode.',
  ],
  do: ['Pass min, max and step.', 'Put the unit after the number.'],
  dont: ['Correct a number out of range without saying so.', 'Change it by the mouse wheel.'],
  keys: [
    ['↑, ↓', 'One step up or down'],
    ['PageUp, PageDown', 'A large step up or down'],
    ['Home, End', 'Smallest and largest, if there are limits'],
    ['Enter', 'Confirms the typed number'],
  ],
};
