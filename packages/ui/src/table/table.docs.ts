import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一欄一欄比較的資料：清單、成效。'],
  avoid: ['每一列長得不一樣：用Card。', '只有名稱和值：用dl。', '超過三百列：用虛擬捲動。'],
  do: ['每個TableCell給label，窄的時候變成卡片。', '數字靠右、等寬。', 'TableCaption說這張表是什麼。'],
  dont: ['整列都可以點，裡面又有按鈕。', '用斑馬紋和框線同時分隔。'],
  keys: [
    ['Tab', '到欄名的排序按鈕；放不下時到捲動區'],
    ['Enter、Space', '遞增、遞減、不排'],
    ['↑、↓、←、→', '在捲動區裡捲動'],
  ],
};

export const english: Guide = {
  use: ['Data compared column by column: lists, results.'],
  avoid: [
    'Rows with different structures: use Card.',
    'Only names and values: use dl.',
    'More than three hundred rows: virtualise them.',
  ],
  do: [
    'Give every TableCell a label: narrow tables become cards.',
    'Align numbers right, in tabular figures.',
    'Name the table in TableCaption.',
  ],
  dont: ['Make whole rows clickable with buttons inside.', 'Separate rows by both stripes and lines.'],
  keys: [
    ['Tab', 'Moves to the sort buttons of columns, and to the scroll area if the table does not fit'],
    ['Enter, Space', 'Ascending, descending, unsorted'],
    ['↑, ↓, ←, →', 'Scrolls in the scroll area'],
  ],
};
