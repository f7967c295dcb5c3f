import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['可以選好幾個，或同意一件事；送出才生效。', '一列一列勾選，全選時有「部分」。'],
  avoid: ['馬上生效的設定：用Switch。', '只能選一個：用RadioGroup。'],
  do: ['label寫成肯定句。', '一組放進Field，給一個名稱。'],
  dont: ['雙重否定：「不要不通知我」。', '預先替人勾同意。'],
  keys: [['Space', '勾選或取消']],
};

export const english: Guide = {
  use: [
    'Choosing several, or agreeing to something; it counts when the form is sent.',
    'Picking rows; “all” can be partly checked.',
  ],
  avoid: ['A setting that works at once: use Switch.', 'Only one can be chosen: use RadioGroup.'],
  do: ['Write the label as a positive statement.', 'Put a group into Field and name it.'],
  dont: ['Use double negatives: “Don’t leave me without notice”.', 'Check agreement in advance.'],
  keys: [['Space', 'Checks or unchecks']],
};
