import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['看圖片的原尺寸，前後翻。'],
  avoid: ['比較兩張：並排放。', '畫線、塗色：用專門的畫面。'],
  do: ['每張都有alt。', '關閉後焦點回到剛才那張縮圖。'],
  dont: ['只放裝飾圖。'],
  keys: [
    ['←、→', '上一張、下一張'],
    ['Home、End', '第一張、最後一張'],
    ['+、-、0', '放大、縮小、回到原樣；滾輪、雙指、點兩下也可以'],
    ['放大後的方向鍵', '移動圖片'],
    ['選位置時的方向鍵、Enter', '移動那一點、選定；Shift一次移得比較遠'],
    ['Esc', '先離開選位置，再關閉，焦點回到縮圖'],
  ],
};

export const english: Guide = {
  use: ['Pictures in full size, one after another.'],
  avoid: ['Comparing two: put them side by side.', 'Drawing on them: use a dedicated screen.'],
  do: ['Give every picture an alt.', 'Focus returns to the thumbnail on closing.'],
  dont: ['Show purely decorative pictures.'],
  keys: [
    ['←, →', 'Previous, next picture'],
    ['Home, End', 'First and last picture'],
    ['+, -, 0', 'Zoom in, zoom out, reset; wheel, pinch and double click work too'],
    ['Arrow keys', 'Pan a zoomed picture'],
    ['Arrow keys, Enter', 'While choosing a place: move the point, choose; Shift moves further'],
    ['Esc', 'Leaves choosing a place, then closes; focus returns to the thumbnail'],
  ],
};
