import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['和整個網站或帳號有關的消息：維護、網路斷了。'],
  avoid: ['這一塊內容的提醒：用Callout。', '剛做完的事：用Toast。'],
  do: ['一句話，最多一個動作。', '關掉後同一則不再出現。'],
  dont: ['同時放兩條。', '用來打廣告。'],
  keys: [
    ['Tab', '到動作和關閉'],
    ['Enter、Space', '執行或關閉；關閉後焦點到下一個'],
  ],
};
