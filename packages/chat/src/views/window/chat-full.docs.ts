import type { Guide } from '../../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['一整頁的聊天室：左邊清單，右邊對話。', '要看對方的專案、要找很久以前的訊息。'],
  avoid: ['一邊做別的事：用Chat。', '只有一個固定的對象：用ChatPanel。'],
  do: [
    '把room放進網址，重新整理還在同一個聊天；連到某一則訊息時給message。',
    '給onCollapse，可以縮回右下角。',
    '用subtitle說這個聊天屬於哪個專案。',
  ],
  dont: ['放進比320 px窄的地方。', '和Chat各用一個ChatProvider：同一頁共用一個。'],
  keys: [
    ['Enter', '送出；正在選字時不會'],
    ['Shift+Enter', '換行'],
    ['↑、↓', '在訊息之間移動'],
    ['Enter、Shift+Enter', '在搜尋裡：上一筆、下一筆'],
    ['@', '列出可以提及的人：↑、↓選擇，Enter放進訊息'],
    ['Esc', '關閉搜尋或名單；在輸入訊息時取消回覆'],
  ],
};

export const english: Guide = {
  use: [
    'A page of conversations: the list on the left, the room on the right.',
    'Looking through somebody’s projects, or for an old message.',
  ],
  avoid: ['Chatting while doing something else: use Chat.', 'One fixed person to talk to: use ChatPanel.'],
  do: [
    'Keep room in the URL, so that a reload stays in the conversation; pass message to go to one message.',
    'Pass onCollapse, so that the chat can shrink into the corner.',
    'Use subtitle to show which project the conversation belongs to.',
  ],
  dont: ['Put it anywhere narrower than 320 px.', 'Give it and Chat a ChatProvider each: one page shares one.'],
  keys: [
    ['Enter', 'Sends, but never while an input method composes'],
    ['Shift+Enter', 'Starts a new line'],
    ['↑, ↓', 'Moves between messages'],
    ['Enter, Shift+Enter', 'In the search: next older match, next newer match'],
    ['@', 'Lists people to mention: ↑ and ↓ move, Enter inserts the name'],
    ['Esc', 'Closes the search or the list of names; in the composer cancels the reply'],
  ],
};
