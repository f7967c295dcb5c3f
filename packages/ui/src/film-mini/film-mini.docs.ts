import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['表格、卡片裡看進度的樣子。'],
  avoid: ['要按進某一步：用FilmStrip。', '百分比：用Progress。'],
  do: ['label說出第幾步、共幾步。'],
  dont: ['沒有label單獨出現。'],
};

export const english: Guide = {
  use: ['Progress in tables and cards.'],
  avoid: ['Opening a step: use FilmStrip.', 'A percentage: use Progress.'],
  do: ['Say in label which step of how many.'],
  dont: ['Show it alone without a label.'],
};
