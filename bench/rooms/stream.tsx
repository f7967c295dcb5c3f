import 'stream-chat-react/dist/css/index.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StreamChat } from 'stream-chat';
import {
  Channel,
  Chat,
  MessageComposer,
  useChannelActionContext,
  VirtualizedMessageList,
  Window,
} from 'stream-chat-react';
import type { Line } from './messages';
import { offer } from './run-room';

const me = { id: 'me', name: '我' };
const other = { id: 'other', name: '阿澄' };

/** A client that believes it is connected; nothing leaves the page. */
const client = new StreamChat('bench', { allowServerSideConnect: true });
Object.assign(client, { user: me, _user: me, userID: me.id, userMuteStatus: () => false });
client.axiosInstance.interceptors.request.use(() => Promise.reject(new Error('The benchmark is offline.')));

function channelOf(id: string) {
  client.configs[`messaging:${id}`] = { typing_events: false, read_events: false } as never;
  return Object.assign(client.channel('messaging', id, {}), { initialized: true, offlineMode: true });
}
const channel = channelOf('room');
const empty = channelOf('empty');

const message = (line: Line) => ({
  id: line.id,
  cid: 'messaging:room',
  text: line.text,
  type: 'regular',
  user: line.own ? me : other,
  created_at: line.at,
  updated_at: line.at,
  html: '',
  attachments: [],
});
type Message = ReturnType<typeof message>;

let show: () => void = () => {};
let loadOlder: () => void = () => {};

function Handle() {
  const { loadMore } = useChannelActionContext('Handle');
  loadOlder = () => void loadMore(20);
  return null;
}

function Page() {
  const [shown, setShown] = useState(empty);
  show = () => setShown(channel);
  return (
    <div style={{ height: '100vh' }}>
      <Chat client={client}>
        <Channel channel={shown}>
          <Handle />
          <Window>
            <VirtualizedMessageList />
            <MessageComposer />
          </Window>
        </Channel>
      </Chat>
    </div>
  );
}

const put = (messages: Message[]) => channel.state.addMessagesSorted(messages as never, false, true, true, 'latest');

const root = createRoot(document.body.appendChild(document.createElement('div')));
offer<Message>({
  message,
  mount(_messages, older) {
    // The server's response to the request for older messages.
    channel.query = async () => {
      put(older);
      return { messages: older } as never;
    };
    flushSync(() => root.render(<Page />));
  },
  open(messages) {
    put(messages);
    show();
  },
  add(messages) {
    for (const one of messages) {
      client.dispatchEvent({ type: 'message.new', cid: 'messaging:room', message: one } as never);
    }
  },
  prepend() {
    Object.assign(channel.state.messagePagination, { hasPrev: true });
    loadOlder();
  },
});
