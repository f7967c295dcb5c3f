import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一個東西的狀態，一到四個字：已定案、逾期1天。'],
  avoid: ['數量：用Count。', '可以按：用Button或Segmented。', '一整句：用Callout。'],
  do: ['文字自己就說得清楚，圖示和顏色只是幫忙。', '同一個狀態在每個地方用同一個字。'],
  dont: ['用廠商色或創作者色表示狀態。', '一列放三個以上。'],
};

export const english: Guide = {
  use: ['The state of something in a word or two: Approved, 1 day late.'],
  avoid: ['A quantity: use Count.', 'Something to press: use Button or Segmented.', 'A sentence: use Callout.'],
  do: [
    'Put the meaning into the text; icon and colour only support it.',
    'Use the same words for the same state everywhere.',
  ],
  dont: ['Show a state in the vendor’s or creator’s colour.', 'Put three or more in a row.'],
};
