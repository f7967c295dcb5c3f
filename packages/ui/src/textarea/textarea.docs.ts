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
