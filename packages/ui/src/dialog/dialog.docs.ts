import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一件要專心做完的小事：改名、選日期、上傳。'],
  avoid: [
    '會失去東西的決定：用AlertDialog。',
    '很長的內容或要對照底下的頁面：用Sheet。',
    '能原地編輯：不要打開對話框。',
  ],
  do: ['標題說這是什麼，主要動作在右邊。', '有沒存的內容，關閉前留住它。'],
  dont: ['對話框上再開對話框。', '一進頁面就跳出來。'],
  keys: [
    ['Tab、Shift+Tab', '在這一層裡面移動，不會跑到底下的頁面'],
    ['Esc', '關閉，焦點回到打開它的地方'],
  ],
};
