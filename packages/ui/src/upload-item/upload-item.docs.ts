import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一個檔案上傳中、完成、失敗。'],
  avoid: ['整體的進度：用Progress。', '傳完後的附件：用連結或Lightbox。'],
  do: ['失敗說原因，給「再試一次」。', '完成和失敗會輕聲唸出來。'],
  dont: ['失敗了就不見。', '取消前再問一次。'],
  keys: [
    ['Tab', '到取消、再試一次、移除'],
    ['Enter、Space', '執行；按鈕不見時焦點不會掉'],
  ],
};

export const english: Guide = {
  use: ['One file being uploaded, finished or failed.'],
  avoid: ['The overall progress: use Progress.', 'Files attached earlier: use a link or Lightbox.'],
  do: ['Say why it failed and offer Try again.', 'Success and failure are announced politely.'],
  dont: ['Let failed files disappear.', 'Ask for confirmation before cancelling.'],
  keys: [
    ['Tab', 'Moves to cancel, try again and remove'],
    ['Enter, Space', 'Runs it; the focus is kept when the button disappears'],
  ],
};
