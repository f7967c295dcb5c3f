import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['每一個要人填的東西：名稱、說明、錯誤在一起。', '一組核取方塊或單選也可以放進來。'],
  avoid: ['工具列裡的搜尋：用labelHidden，名稱還在。', '只顯示、不能改的值：用一般文字。'],
  do: [
    '說明先寫，錯誤發生後兩個都留著。',
    '錯誤說出發生什麼事和怎麼改：「請以http或https開頭」。',
    '標示少的那一邊：多數必填時只標選填。',
    '必填的加上required：螢幕報讀軟體會說出來。',
    '離開欄位就檢查的表單用lines：留好訊息的位置，出現或消失都不會推動下面的按鈕。',
  ],
  dont: ['用placeholder代替名稱。', '一打字就報錯；離開欄位或送出時才檢查。'],
  keys: [['Tab', '進到裡面的控制項；點名稱也會']],
};

export const english: Guide = {
  use: ['Everything people fill in: label, hint and error together.', 'Groups of checkboxes and radio buttons too.'],
  avoid: [
    'A search in a toolbar: use labelHidden to keep an accessible name.',
    'A value that cannot be changed: use text.',
  ],
  do: [
    'Write the hint first; it stays when an error appears.',
    'Errors say what happened and what to do: Start with http or https.',
    'Mark the smaller group: if most are required, mark the optional ones.',
    'Set required, which screen readers announce.',
    'In forms that validate on blur use lines: it reserves space for the message, so that nothing below moves.',
  ],
  dont: ['Use a placeholder instead of a label.', 'Report errors while typing; validate on blur or on submit.'],
  keys: [['Tab', 'Moves to the control inside; clicking the label does too']],
};
