import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['自動檢查找到的，或沒找到的，由一方具名說明為什麼不是這樣。'],
  avoid: ['健檢的用語：ClaimCard和ClaimPanel裡已經有這個表單。', '要來回討論：用留言。'],
  do: ['hint寫清楚誰會看到理由和名字。', '用describeError說明為什麼沒有存起來；打過的字會留著。'],
  dont: ['沒有按下按鈕就先打開。', '存好以前就關掉。'],
  keys: [
    ['Enter', '換行'],
    ['Tab', '到「儲存理由」「取消」'],
  ],
};

export const english: Guide = {
  use: ['One side explains, with their name, what a check has found or missed.'],
  avoid: ['The claim check: ClaimCard and ClaimPanel include this form.', 'A conversation: use comments.'],
  do: [
    'State in hint who will see the reason and the name.',
    'Explain with describeError why it was not stored; the typed text stays.',
  ],
  dont: ['Show it before a button was pressed.', 'Close it before the reason is stored.'],
  keys: [
    ['Enter', 'New line'],
    ['Tab', 'Goes to the buttons for storing and cancelling'],
  ],
};
