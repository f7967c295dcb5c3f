import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['知道內容的形狀，等一到十秒。'],
  avoid: ['不到一秒：什麼都不用放。', '不知道形狀：用Spinner。', '知道進度：用Progress。'],
  do: ['和真的內容一樣高，換上去時畫面不跳。', '外層給aria-busy，並說「讀取中」。'],
  dont: ['整頁都在閃。', '拿來當裝飾。'],
};
