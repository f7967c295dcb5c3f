import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['剛做完的事：儲存留言成功、已刪除留言＋復原。'],
  avoid: ['一定要處理：用Banner或AlertDialog。', '表單錯誤：寫在欄位旁邊。'],
  do: ['一句話，最多一個動作。', '能復原的動作做完就給「復原」。'],
  dont: ['放唯一一次會看到的重要資訊。', '一次跳三個；多的會排隊。'],
  keys: [
    ['F8', '到最近的通知'],
    ['Tab', '到動作和關閉'],
    ['Esc', '關閉這一則'],
    ['Enter、Space', '復原，或執行它的動作'],
  ],
};
