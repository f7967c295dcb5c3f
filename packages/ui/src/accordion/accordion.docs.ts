import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['很多段，每個人只需要其中幾段：常見問題。'],
  avoid: ['大家都要看：直接寫出來。', '同一個東西的幾種內容：用Tabs。'],
  do: ['標題自己說得清楚裡面是什麼。', '可以同時打開好幾段時用type="multiple"。'],
  dont: ['把錯誤或必填欄位藏在裡面。', '裡面再放一層。'],
  keys: [
    ['Tab', '到下一個標題'],
    ['↑、↓', '在標題之間'],
    ['Home、End', '第一個、最後一個'],
    ['Enter、Space', '打開或收起'],
  ],
};
