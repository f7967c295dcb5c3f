import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['無法復原，或會失去進行中的東西：離開會中斷上傳。'],
  avoid: ['可以復原：直接做，用Toast給「復原」。', '只是告訴一件事：用Toast或Callout。'],
  do: ['標題說後果，按鈕寫動作：離開、留在這頁。', '安全的選擇是ink，一開始就聚焦。'],
  dont: ['「你確定嗎？」「是」「否」。', '每次刪除都問。'],
  keys: [
    ['Tab、Shift+Tab', '在按鈕之間'],
    ['Enter、Space', '選擇'],
    ['Esc', '等於取消'],
  ],
};

export const english: Guide = {
  use: ['Actions that cannot be undone, or would lose work in progress: leaving stops the upload.'],
  avoid: [
    'Actions that can be undone: perform them immediately and offer Undo in a Toast.',
    'Information: use Toast or Callout.',
  ],
  do: [
    'The title names the consequence, the buttons the actions: Leave, Stay on this page.',
    'The safe choice is ink and has the initial focus.',
  ],
  dont: ['Ask “Are you sure?” with “Yes” and “No”.', 'Ask on every deletion.'],
  keys: [
    ['Tab, Shift+Tab', 'Moves between the buttons'],
    ['Enter, Space', 'Chooses'],
    ['Esc', 'Same as Cancel'],
  ],
};
