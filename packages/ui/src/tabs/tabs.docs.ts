import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['同一個東西的幾種內容，一次看一種。'],
  avoid: ['步驟有先後：用FilmStrip，或一步一頁。', '換頁：用連結。', '只是篩選同一張清單：用Segmented。'],
  do: ['名稱短，後面可以放Count。', '要讀取資料時用activationMode="manual"。'],
  dont: ['把錯誤藏在沒打開的分頁裡。', '分頁裡面再放分頁。'],
  keys: [
    ['Tab', '進到現在的分頁，再進到內容'],
    ['←、→', '移動；自動模式同時切換'],
    ['Home、End', '第一個、最後一個'],
    ['Enter、Space', '手動模式時切換'],
  ],
};

export const english: Guide = {
  use: ['Several views of one subject, one at a time.'],
  avoid: [
    'Ordered steps: use FilmStrip, or a page for each.',
    'Going to another page: use links.',
    'Filtering one list: use Segmented.',
  ],
  do: ['Keep names short; a Count may follow.', 'Use activationMode="manual" when data has to be loaded.'],
  dont: ['Hide an error in a tab that is not open.', 'Nest tabs.'],
  keys: [
    ['Tab', 'Moves to the open tab, then to its content'],
    ['←, →', 'Moves; in automatic mode also opens'],
    ['Home, End', 'First and last'],
    ['Enter, Space', 'Opens, in manual mode'],
  ],
};
