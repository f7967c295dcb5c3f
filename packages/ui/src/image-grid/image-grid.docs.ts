import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['幾張圖整齊排好，按了看大圖。'],
  avoid: ['一張一張介紹：用Carousel。', '裝飾用的圖。'],
  do: ['每張都有alt。', '可以移除時，移除後焦點到下一張。'],
  dont: ['裁到看不出重點。', '超過的張數不說。'],
  keys: [
    ['Tab', '一張一張，有移除按鈕時也到它'],
    ['Enter、Space', '看大圖，或移除'],
    ['Esc', '從大圖回到這一張'],
  ],
};
