import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['同一個東西的幾種內容，一次看一種。'],
  avoid: ['步驟有先後：用Steps。', '換頁：用連結。', '只是篩選同一張清單：用Segmented。'],
  do: ['名稱短，後面可以放Count。', '要讀取資料時用activationMode="manual"。'],
  dont: ['把錯誤藏在沒打開的分頁裡。', '分頁裡面再放分頁。'],
  keys: [
    ['Tab', '進到現在的分頁，再進到內容'],
    ['←、→', '移動；自動模式同時切換'],
    ['Home、End', '第一個、最後一個'],
    ['Enter、Space', '手動模式時切換'],
  ],
};
