import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['頁面不用React，也要有聊天：一支script加一個標籤。', '群組也一樣：對話有members，每則訊息上方就有寫的人。'],
  avoid: ['頁面是React：用Chat，才能換掉其中的部分。'],
  do: ['換語言時改lang，對話和正在寫的字都留著。'],
  dont: ['直接放在別人的網站上：那裡用載入器，聊天在自己的框裡。'],
};

export const english: Guide = {
  use: [
    'A chat on a page without React: one script and one tag.',
    'Groups: when a room has members, the sender’s name is shown above each message.',
  ],
  avoid: ['React pages: use Chat, so that you can replace its parts.'],
  do: ['Change lang to change the language; the conversation and the draft stay.'],
  dont: ['Put it directly on a third-party site: use the loader there, which isolates the chat in a frame.'],
};
