import type { Guide } from '../../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['導覽列聊天圖示打開的那一層：看誰說了話，挑一個。'],
  avoid: ['整頁的清單：ChatFull裡已經有。', '不要搜尋、也不要標題的清單：用ChatRoomList。'],
  do: ['放進PopoverContent，挑了以後用onPick把它關上。', '圖示旁放useUnseenTotal()的未讀數。'],
  dont: ['沒有聊天頁卻給了「開啟全部」：onOpenAll要真的去得了。'],
  keys: [
    ['Tab', '搜尋、每一個聊天、開啟全部'],
    ['Enter、Space', '打開這個聊天'],
  ],
};

export const english: Guide = {
  use: ['The layer under the chat icon of a navigation bar: see who wrote, and pick a conversation.'],
  avoid: [
    'A separate page with the list: ChatFull already has one.',
    'A list without search and title: use ChatRoomList.',
  ],
  do: ['Put it into PopoverContent and close that in onPick.', 'Show useUnseenTotal() next to the icon.'],
  dont: ['Offer “Open all” without a chat page: onOpenAll must lead somewhere.'],
  keys: [
    ['Tab', 'Search, each conversation, “Open all”'],
    ['Enter, Space', 'Opens the conversation'],
  ],
};
