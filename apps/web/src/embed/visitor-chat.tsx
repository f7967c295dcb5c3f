import { ChatPanel, ChatProvider, createChatStorage, useUnseenTotal } from '@paidang/chat';
import { conversationOf, createChatStore } from '@paidang/chat/core';
import { createEchoPort } from '@paidang/chat/echo';
import type { EmbedSession } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import type { EmbedMode } from '@paidang/contract/routes';
import { useContext, useEffect, useState } from 'react';
import { realtime } from '../config/realtime';
import { EmbedLanguageContext } from './embed-language';
import type { EmbedVisit } from './embed-session';
import type { HostLink } from './host-link';

/** In a narrow window the frame already fills it. `outerWidth`, since the frame's own width says nothing about the window. */
const canGrow = () => window.outerWidth >= limits.breakpoints.sm;

interface VisitorChatProps {
  session: EmbedSession;
  visit: EmbedVisit;
  host: HostLink;
}

/** The conversation with the partner's account. A hidden frame closes the room, so that new messages count as unread. */
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
  const language = useContext(EmbedLanguageContext);
  const [mode, setMode] = useState<EmbedMode>(-1);

  useEffect(() => {
    const stopMode = host.onMode((next) => {
      setMode(next);
      if (next >= 0) store.open(room, 1);
      else store.close(room);
    });
    const stopDraft = host.onDraft((text) => {
      const { composer } = conversationOf(store.getSnapshot(), room);
      if (composer.text === '') store.setText(room, text);
      store.open(room, 1);
    });
    host.say({ type: 'ready' });
    return () => {
      stopMode();
      stopDraft();
    };
  }, [host, store, room]);

  const requestMode = (next: EmbedMode) => host.say({ type: 'mode', mode: next });
  return (
    <ChatProvider store={store} locale={language.locale} labels={language.chat}>
      <UnreadReport host={host} />
      {mode >= 0 && (
        <ChatPanel
          room={room}
          large={mode === 1}
          onClose={() => requestMode(-1)}
          {...(canGrow() ? { onResize: (large) => requestMode(large ? 1 : 0) } : {})}
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
