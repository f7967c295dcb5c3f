import type { Guide } from '../../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['只有一個聊天，外框由別人決定：嵌在合作夥伴頁面的面板。'],
  avoid: ['會同時聊好幾個：用Chat或ChatFull。', '別人的網站要放聊天：用@paidang/chat/loader，它會處理視窗和登入。'],
  do: ['給onClose，讓人關得掉。', '有地方放大時給large和onResize。'],
  dont: ['放進沒有高度的容器：它會填滿外框。'],
  keys: [
    ['Enter', '送出；正在選字時不會'],
    ['Shift+Enter', '換行'],
    ['↑、↓', '在訊息之間移動'],
  ],
};

export const english: Guide = {
  use: ['One conversation in a frame controlled by the host, such as a panel on a partner’s page.'],
  avoid: [
    'Several conversations at once: use Chat or ChatFull.',
    'A chat on a third-party site: use @paidang/chat/loader, which handles the frame and signing in.',
  ],
  do: ['Pass onClose, so that it can be closed.', 'Pass large and onResize if there is room to grow.'],
  dont: ['Put it into a container without a height: it fills its frame.'],
  keys: [
    ['Enter', 'Sends, but never while an input method composes'],
    ['Shift+Enter', 'Starts a new line'],
    ['↑, ↓', 'Moves between messages'],
  ],
};
