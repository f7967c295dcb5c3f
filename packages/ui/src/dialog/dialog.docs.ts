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

export const english: Guide = {
  use: ['One small task that needs attention: rename, pick a date, upload.'],
  avoid: [
    'A destructive decision: use AlertDialog.',
    'Long content, or content to compare with the page below: use Sheet.',
    'Content that can be edited in place: no dialog is needed.',
  ],
  do: ['The title says what it is; the main action is on the right.', 'Preserve unsaved content on closing.'],
  dont: ['Open a dialog on top of a dialog.', 'Open it automatically when the page loads.'],
  keys: [
    ['Tab, Shift+Tab', 'Moves inside this layer, never to the page below'],
    ['Esc', 'Closes; focus returns to what opened it'],
  ],
};
