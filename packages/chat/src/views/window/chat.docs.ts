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
