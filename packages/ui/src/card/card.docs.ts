import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一個東西在一堆同類裡：案例、專案、創作者。'],
  avoid: ['分隔頁面的區塊：用留白和細線。', '要一欄一欄比較：用Table。'],
  do: ['整張是一個連結時用CardLink，名稱是它自己的字。', '同一排一樣高。'],
  dont: ['卡片裡再放卡片。', '用角色色當裝飾。'],
  keys: [
    ['Tab', '到卡片的連結，再到裡面的按鈕'],
    ['Enter', '前往'],
  ],
};
