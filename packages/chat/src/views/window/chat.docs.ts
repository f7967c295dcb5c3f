import type { Guide } from '../../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['在每一頁的右下角：一邊做事，一邊回訊息。', '同時開著幾個聊天：放不下的縮成頭像。'],
  avoid: [
    '專心聊天的一整頁：用ChatFull。',
    '別人網站的小框：用ChatPanel，或@paidang/chat/loader。',
    '討論文件裡的某一句：用留言板，才留得在那一句旁邊。',
  ],
  do: [
    '整個網站只放一個，放在路由外面，換頁時不會關掉。',
    'ChatProvider用帳號當key，換帳號就重新開始。',
    '有聊天頁時給onExpand，放大就換到那一頁。',
  ],
  dont: ['自己的按鈕也放在右下角，會被蓋住。', '每一頁各放一個ChatProvider，會各自連線。'],
  keys: [
    ['Enter', '送出；正在選字時不會'],
    ['Shift+Enter', '換行'],
    ['↑、↓', '在訊息之間移動'],
    ['Esc', '把這個視窗縮成頭像；正在回覆時先取消回覆'],
  ],
};

export const english: Guide = {
  use: [
    'In the corner of every page: answer messages while you work.',
    'Several open conversations: those that do not fit shrink to avatars.',
  ],
  avoid: [
    'A page for chatting: use ChatFull.',
    'A small frame on another site: use ChatPanel or @paidang/chat/loader.',
    'Discussing one sentence of a document: use the comment board, which keeps the comment next to the text.',
  ],
  do: [
    'Render one for the whole site, outside of the routes, so that it stays open when the page changes.',
    'Use the account as key of ChatProvider, so that another account starts afresh.',
    'Pass onExpand if you have a chat page; full mode then goes there.',
  ],
  dont: [
    'Put another button into the same corner: it would be covered.',
    'Render a ChatProvider on every page: each opens a connection.',
  ],
  keys: [
    ['Enter', 'Sends, but never while an input method composes'],
    ['Shift+Enter', 'Starts a new line'],
    ['↑, ↓', 'Moves between messages'],
    ['Esc', 'Shrinks the window to an avatar; while replying, cancels the reply first'],
  ],
};
