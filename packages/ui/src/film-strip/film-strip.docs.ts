import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一個任務的所有步驟，哪一格是現在。'],
  avoid: ['清單裡的一列：用FilmMini。', '不超過三步：寫「第2步，共3步」。'],
  do: ['只有現在的格子是亮的。', '格子連到那一步。'],
  dont: ['拿來當相簿。', '用廠商色、創作者色以外的顏色標示輪到誰。'],
  keys: [
    ['Tab', '一格一格'],
    ['Enter', '打開那一步'],
    ['←、→', '聚焦整條時左右捲動'],
  ],
};

export const english: Guide = {
  use: ['All steps of a task, and which one is current.'],
  avoid: ['A row of a list: use FilmMini.', 'Three steps or fewer: write “Step 2 of 3”.'],
  do: ['Only the current frame is lit.', 'Link each frame to its step.'],
  dont: ['Use it as a photo album.', 'Show whose turn it is in other colours than those of vendor and creator.'],
  keys: [
    ['Tab', 'Moves from frame to frame'],
    ['Enter', 'Opens the step'],
    ['←, →', 'Scrolls when the strip has the focus'],
  ],
};
