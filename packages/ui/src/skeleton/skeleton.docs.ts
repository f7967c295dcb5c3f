import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['知道內容的形狀，等一到十秒。'],
  avoid: ['不到一秒：什麼都不用放。', '不知道形狀：用Spinner。', '知道進度：用Progress。'],
  do: ['和真的內容一樣高，換上去時畫面不跳。', '外層給aria-busy，並說「讀取中」。'],
  dont: ['整頁都在閃。', '拿來當裝飾。'],
};

export const english: Guide = {
  use: ['Content of known shape that takes one to ten seconds to load.'],
  avoid: ['Waits shorter than a second: show nothing.', 'Unknown shape: use Spinner.', 'Known progress: use Progress.'],
  do: ['Give it the height of the content, so that nothing jumps.', 'Set aria-busy on the region and say “Loading”.'],
  dont: ['Let a whole page flicker.', 'Use it as decoration.'],
};
