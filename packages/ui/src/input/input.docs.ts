import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一行文字：名稱、連結、信箱、金額。', '密碼用PasswordInput，可以看到打了什麼。'],
  avoid: ['好幾行：用Textarea。', '只有幾種答案：用Select或Segmented。', '數量要加減：用NumberInput。'],
  do: ['放在Field裡。', '設inputMode和autoComplete，手機才有對的鍵盤。', '單位放suffix，幣別放prefix。'],
  dont: ['擋住貼上。', '選字中的Enter就送出：先問isImeEnter。'],
  keys: [
    ['Tab', '到輸入框，再到清除或顯示密碼'],
    ['Esc', '不清空內容'],
  ],
};

export const english: Guide = {
  use: ['One line of text: a name, link, address or amount.', 'PasswordInput for passwords, which can be revealed.'],
  avoid: [
    'Several lines: use Textarea.',
    'A few possible answers: use Select or Segmented.',
    'A quantity to count up and down: use NumberInput.',
  ],
  do: [
    'Put it into a Field.',
    'Set inputMode and autoComplete, so that phones show the right keyboard.',
    'Put units into suffix, currencies into prefix.',
  ],
  dont: ['Block pasting.', 'Submit on an Enter meant for the input method: check isImeEnter first.'],
  keys: [
    ['Tab', 'Moves to the field, then to clear or show password'],
    ['Esc', 'Does not clear the field'],
  ],
};
