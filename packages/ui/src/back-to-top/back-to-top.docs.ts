import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['頁面比視窗長很多。'],
  avoid: ['頁面很短，或底下有固定的動作列。'],
  do: ['捲動的不是整頁時，給target。'],
  dont: ['蓋住聊天視窗或主要動作。'],
  keys: [['Enter、Space', '回到頂端，焦點跟著回去']],
};

export const english: Guide = {
  use: ['Pages much longer than the window.'],
  avoid: ['Short pages, and pages with a fixed action bar at the bottom.'],
  do: ['Pass target when something other than the page scrolls.'],
  dont: ['Cover the chat or the main action.'],
  keys: [['Enter, Space', 'Scrolls to the top and moves the focus there']],
};
