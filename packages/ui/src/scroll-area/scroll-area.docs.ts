import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['頁面裡的一塊自己捲：版本、留言、選單。'],
  avoid: ['整頁捲動：用瀏覽器的。', '內容其實放得下。'],
  do: ['label說裡面是什麼，捲得動時Tab停得到。', '給高度或最大高度。'],
  dont: ['捲動區裡再放捲動區。', '把動作藏在要捲才看得到的地方。'],
  keys: [
    ['Tab', '放不下時停在這裡'],
    ['↑、↓、PageUp、PageDown、Home、End', '捲動'],
  ],
};

export const english: Guide = {
  use: ['Part of a page that scrolls separately: versions, comments, menus.'],
  avoid: ['The whole page: the browser scrolls it.', 'Content that always fits.'],
  do: ['Name the content in label; Tab reaches the area when it scrolls.', 'Give it a height or a maximum height.'],
  dont: ['Nest scroll areas.', 'Hide actions where people have to scroll to find them.'],
  keys: [
    ['Tab', 'Stops here when the content does not fit'],
    ['↑, ↓, PageUp, PageDown, Home, End', 'Scrolls'],
  ],
};
