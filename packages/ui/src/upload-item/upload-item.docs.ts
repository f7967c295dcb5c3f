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
  use: ['One file on its way, done or failed.'],
  avoid: ['The progress of all: use Progress.', 'Attachments afterwards: use a link or Lightbox.'],
  do: ['Say why it failed and offer Try again.', 'Done and failed are announced politely.'],
  dont: ['Let failed files disappear.', 'Ask before cancelling.'],
  keys: [
    ['Tab', 'Goes to cancel, try again and remove'],
    ['Enter, Space', 'Runs it; focus is kept when the button goes'],
  ],
};
