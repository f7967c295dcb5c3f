import { Chat, ChatProvider, useChat, useChatStore, useUnseenTotal } from '@paidang/chat';
import { conversationOf } from '@paidang/chat/core';
import {
  buildContact,
  buildConversation,
  buildRoom,
  createMemoryPort,
  createMemoryStorage,
  uuid,
} from '@paidang/chat/testing';

const room = uuid(100);
const port = createMemoryPort({
  rooms: [
    {
      item: buildRoom({ chatroom_uuid: room, contact: buildContact({ name: '阿澄' }) }),
      messages: buildConversation(3),
    },
  ],
});
const storage = createMemoryStorage();

/** Shows a part of the state in a component that is memoised while that part is unchanged. */
function Lines() {
  const entries = useChat((state) => conversationOf(state, room).entries);
  return (
    <ol aria-label="選出的訊息">
      {entries.map(({ key, message, status }) => (
        <li key={key}>{`${message.text} ${status} ${message.is_seen ? '已讀' : '未讀'}`}</li>
      ))}
    </ol>
  );
}

function Controls() {
  const store = useChatStore();
  const unseen = useUnseenTotal();
  const send = () => {
    store.setText(room, '好，沒問題');
    store.send(room);
  };
  return (
    <p>
      <button type="button" onClick={() => store.open(room)}>
        開啟對話
      </button>
      <button type="button" onClick={() => port.say(room, { text: '對方說的' })}>
        對方說話
      </button>
      <button type="button" onClick={send}>
        自己說話
      </button>
      <button type="button" onClick={() => port.read(room)}>
        對方讀了
      </button>
      <output>{unseen}</output>
    </p>
  );
}

export function ChatHost() {
  return (
    <ChatProvider port={port} storage={storage}>
      <Controls />
      <Lines />
      <Chat launcher />
    </ChatProvider>
  );
}
