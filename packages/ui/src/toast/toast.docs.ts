import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['剛做完的事：儲存留言成功、已刪除留言＋復原。'],
  avoid: ['一定要處理：用Callout或AlertDialog。', '表單錯誤：寫在欄位旁邊。'],
  do: ['一句話，最多一個動作。', '能復原的動作做完就給「復原」。'],
  dont: ['放唯一一次會看到的重要資訊。', '一次跳三個；多的會排隊。'],
  keys: [
    ['F8', '到最近的通知'],
    ['Tab', '到動作和關閉'],
    ['Esc', '關閉這一則'],
    ['Enter、Space', '復原，或執行它的動作'],
  ],
};

export const english: Guide = {
  use: ['Confirming an action: comment saved; comment deleted, with Undo.'],
  avoid: ['Messages that need an answer: use Callout or AlertDialog.', 'An error in a form: show it at its field.'],
  do: ['One sentence, one action at most.', 'Offer Undo for everything that can be undone.'],
  dont: ['Say something important only here.', 'Show three at once; further toasts wait.'],
  keys: [
    ['F8', 'Moves to the newest toast'],
    ['Tab', 'Moves to its action and to close'],
    ['Esc', 'Closes it'],
    ['Enter, Space', 'Undoes, or runs its action'],
  ],
};
