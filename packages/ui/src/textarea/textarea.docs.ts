import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['留言、給對方的話：可能好幾行。'],
  avoid: ['一行就夠：用Input。', '要粗體、表格、引用：用文字編輯器。'],
  do: ['給minHeight和maxHeight，在中間自動長高。', '有上限就在Field的hint寫出字數。'],
  dont: ['固定高度，讓長文只看得到兩行。', '超過上限就截斷而不說。'],
  keys: [
    ['Enter', '換行'],
    ['Tab', '離開'],
  ],
};

export const english: Guide = {
  use: ['Comments and notes that may have several lines.'],
  avoid: ['A single line: use Input.', 'Bold, tables or quotes: use the editor.'],
  do: [
    'Pass minHeight and maxHeight; it grows in between.',
    'If there is a limit, count the characters in the hint of Field.',
  ],
  dont: [
    'Fix the height, so that only two lines of a long text are visible.',
    'Cut off text above the limit without saying so.',
  ],
  keys: [
    ['Enter', 'Starts a new line'],
    ['Tab', 'Leaves the field'],
  ],
};
