import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['幾個關鍵數字並排：觀看、觸及、互動率。'],
  avoid: ['很多數字要比較：用Table。', '趨勢：用Chart。'],
  do: ['說和什麼比：較頻道平均。', '單位寫清楚。'],
  dont: ['只用箭頭或顏色說好壞。', '超過六個。'],
};

export const english: Guide = {
  use: ['A few key figures side by side: views, reach, engagement.'],
  avoid: ['Many figures to compare: use Table.', 'A trend: use Chart.'],
  do: ['Say what it is compared with: above the channel’s average.', 'Include the unit.'],
  dont: ['Distinguish good from bad by arrow or colour alone.', 'Show more than six.'],
};
