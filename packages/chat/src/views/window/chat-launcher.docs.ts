import type { Guide } from '../../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['沒有導覽列可放聊天圖示的頁面：右下角一個鈕，點開就是對話列表。'],
  avoid: ['導覽列已經有聊天圖示：用ChatListPopup，不要有兩個入口。'],
  do: [
    '用<Chat launcher />，小視窗會自己讓出位置。',
    '頁面底部有自己的列時，用--pd-chat-lift抬高；側邊有自己的欄時，用--pd-chat-end讓開。',
  ],
  dont: ['在同一角再放別的浮動鈕。'],
  keys: [
    ['Enter、Space', '打開或收起對話列表'],
    ['Esc', '收起，焦點回到鈕上'],
  ],
};

export const english: Guide = {
  use: ['Pages without a navigation bar for a chat icon: a button in the corner that opens the list of conversations.'],
  avoid: ['Pages whose navigation bar has a chat icon: use ChatListPopup, so that there is only one entry.'],
  do: [
    'Write <Chat launcher />; popups make room for the button.',
    'Raise it with --pd-chat-lift over a bar at the bottom of the page, and move it next to a side bar with --pd-chat-end.',
  ],
  dont: ['Put another floating button into the same corner.'],
  keys: [
    ['Enter, Space', 'Opens or closes the list'],
    ['Esc', 'Closes; focus returns to the button'],
  ],
};
