import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['看圖片的原尺寸，前後翻。'],
  avoid: ['比較兩張：並排放。', '要標註：用專門的畫面。'],
  do: ['每張都有alt。', '關閉後焦點回到剛才那張縮圖。'],
  dont: ['只放裝飾圖。'],
  keys: [
    ['←、→', '上一張、下一張'],
    ['Home、End', '第一張、最後一張'],
    ['Esc', '關閉，焦點回到縮圖'],
  ],
};
