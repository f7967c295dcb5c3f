import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['看形狀：趨勢用線、比較用長條、組成用分割條。'],
  avoid: ['只有一兩個數字：用Stat。', '要精確的值：用Table。'],
  do: ['標題一句話說結論。', '每張圖後面都有同樣資料的表格。', '超過一條線用線型和紋理分。'],
  dont: ['用廠商色、創作者色：女／男不是廠商／創作者。', '截短的縱軸。'],
  keys: [
    ['Tab', '進到圖上的點'],
    ['←、→', '一個一個資料點，並唸出來'],
    ['Home、End', '第一個、最後一個'],
    ['Esc', '收起提示'],
  ],
};

export const english: Guide = {
  use: ['Showing patterns: lines for trends, bars for comparisons, a split bar for parts of a whole.'],
  avoid: ['One or two figures: use Stat.', 'Exact values: use Table.'],
  do: [
    'State the conclusion in the title, in one sentence.',
    'Each chart has a table with the same data behind it.',
    'Distinguish several lines by dashes and patterns.',
  ],
  dont: ['Use the role colours: women and men are not vendor and creator.', 'Truncate the vertical axis.'],
  keys: [
    ['Tab', 'Moves to the points of the chart'],
    ['←, →', 'Moves from point to point; each is read aloud'],
    ['Home, End', 'First and last point'],
    ['Esc', 'Closes the tooltip'],
  ],
};
