import { ChatPanel, ChatProvider, createChatStorage, useUnseenTotal } from '@paidang/chat';
import { createChatStore } from '@paidang/chat/core';
import { createEchoPort } from '@paidang/chat/echo';
import type { EmbedSession } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { useEffect, useState } from 'react';
import { realtime } from '../config/realtime';
import type { EmbedVisit } from './embed-session';
import type { HostLink } from './host-link';

/** On a phone the frame fills the screen already. */
const canGrow = screen.width >= limits.breakpoints.sm;

interface VisitorChatProps {
  session: EmbedSession;
  visit: EmbedVisit;
  host: HostLink;
}

/** The conversation with the partner's account. While the frame is hidden the room is closed, so that messages count. */
export function VisitorChat({ session, visit, host }: VisitorChatProps) {
  const { user, chatroom_uuid: room } = session;
  const [store] = useState(() =>
    createChatStore({
      port: createEchoPort({
        user: user.uuid,
        getToken: () => visit.token(),
        onUnauthorized: () => visit.expire(),
        realtime,
      }),
      storage: createChatStorage({ account: user.uuid }),
      onError: () => undefined,
    }),
  );
  const [shown, setShown] = useState(false);
  const [large, setLarge] = useState(false);

  useEffect(() => {
    const stop = host.onShown((now) => {
      setShown(now);
      if (now) store.open(room, 1);
      else store.close(room);
    });
    host.say({ type: 'ready' });
    return stop;
  }, [host, store, room]);

  const resize = (next: boolean) => {
    setLarge(next);
    host.say({ type: 'resize', large: next });
  };
  return (
    <ChatProvider store={store}>
      <UnreadReport host={host} />
      {shown && (
        <ChatPanel
          room={room}
          large={large}
          onClose={() => host.say({ type: 'close' })}
          {...(canGrow ? { onResize: resize } : {})}
        />
      )}
    </ChatProvider>
  );
}

function UnreadReport({ host }: Pick<VisitorChatProps, 'host'>) {
  const unread = useUnseenTotal();
  useEffect(() => host.say({ type: 'unread', unread }), [host, unread]);
  return null;
}
