import 'stream-chat-react/dist/css/index.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StreamChat } from 'stream-chat';
import { Channel, Chat, VirtualizedMessageList, Window } from 'stream-chat-react';
import type { Line } from './messages';
import { offer } from './run-room';

const me = { id: 'me', name: '我' };
const other = { id: 'other', name: '阿澄' };

/** A client that believes it is connected; nothing leaves the page. */
const client = new StreamChat('bench', { allowServerSideConnect: true });
Object.assign(client, { user: me, _user: me, userID: me.id, userMuteStatus: () => false });
client.axiosInstance.interceptors.request.use(() => Promise.reject(new Error('The benchmark is offline.')));
client.configs['messaging:room'] = { typing_events: false, read_events: false } as never;
const channel = client.channel('messaging', 'room', {});
Object.assign(channel, { initialized: true, offlineMode: true });

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

let show: () => void = () => {};

function Page() {
  const [shown, setShown] = useState(false);
  show = () => setShown(true);
  return shown ? (
    <div style={{ height: '100vh' }}>
      <Chat client={client}>
        <Channel channel={channel}>
          <Window>
            <VirtualizedMessageList />
          </Window>
        </Channel>
      </Chat>
    </div>
  ) : null;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
flushSync(() => root.render(<Page />));
offer({
  open(lines) {
    channel.state.addMessagesSorted(lines.map(message) as never, false, true, true, 'latest');
    show();
  },
  add(lines) {
    for (const line of lines) {
      client.dispatchEvent({ type: 'message.new', cid: 'messaging:room', message: message(line) } as never);
    }
  },
});
