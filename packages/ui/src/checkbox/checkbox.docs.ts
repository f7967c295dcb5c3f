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
    'Choosing several options, or agreeing to something; takes effect when the form is sent.',
    'Selecting rows; “all” can be partly checked.',
  ],
  avoid: ['A setting that takes effect immediately: use Switch.', 'Choosing only one: use RadioGroup.'],
  do: ['Write the label as a positive statement.', 'Put a group into a Field with a label.'],
  dont: ['Use double negatives: “Don’t leave me without notice”.', 'Preselect consent.'],
  keys: [['Space', 'Checks or unchecks']],
};
