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

export const english: Guide = {
  use: ['One of many items of the same kind: cases, projects, creators.'],
  avoid: ['Dividing a page: use space and thin lines.', 'Comparing column by column: use Table.'],
  do: ['Use CardLink when the whole card is a link; its own text is its name.', 'Give cards in a row the same height.'],
  dont: ['Put cards into cards.', 'Use the role colours as decoration.'],
  keys: [
    ['Tab', 'Moves to the card’s link, then to buttons inside'],
    ['Enter', 'Follows it'],
  ],
};
