import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['有先後的幾步：註冊、建立專案。'],
  avoid: ['一個任務的八個步驟：用FilmStrip。', '可以隨意切換：用Tabs。', '百分比：用Progress。'],
  do: ['三到六步，名稱短。', '回上一步不會丟掉填好的。'],
  dont: ['讓人跳到還不能做的步驟。', '把一個短表單拆成好幾步。'],
  keys: [
    ['Tab', '到可以回去的步驟'],
    ['Enter', '回到那一步'],
  ],
};
