import { channels, type EventPayloads, echoChannel, echoEvent, events } from '@paidang/contract/routes';
import { useEffect } from 'react';
import { useLiveCache } from '../data/live-cache';
import { untilLoaded } from '../shared/until-loaded';
import { useLive } from '../stores/live';
import { useLiveNotifications } from '../stores/live-notifications';
import { usePageIsReadable } from '../stores/page-is-readable';
import { useSession } from '../stores/session';

/** Connects the signed-in user once the page is readable, and disconnects when they sign out. */
export function useLiveConnection(): void {
  const user = useSession((state) => state.user?.uuid ?? null);
  const wantsSocket = useSession((state) => state.socket);
  const isReadable = usePageIsReadable((state) => state.isReadable);
  const cache = useLiveCache();

  useEffect(() => {
    if (!user || !isReadable) return;
    let close = () => {};
    const leaving = new AbortController();
    const connect = async () => {
      const loaded = await untilLoaded(() => Promise.all([import('./echo'), import('./chat')]), leaving.signal);
      if (!loaded) return;
      const [{ openEcho, onSubscriptionError }, { openChat, unseenTotal }] = loaded;
      const echo = wantsSocket ? openEcho() : null;
      const chat = openChat(user, echo);
      const stopChat = chat.start();
      useLive.setState({ echo, chat, unseenIn: unseenTotal });

      echo
        ?.private(echoChannel(channels.user(user)))
        .listen(echoEvent(events.newNotification), (notification: EventPayloads['new-notification']) => {
          useLiveNotifications.getState().arrive(notification);
          void cache.refreshNotifications();
          void cache.refreshProjects();
        })
        .listen(echoEvent(events.notificationsRead), () => void cache.refreshNotifications())
        .listen(echoEvent(events.accountSuspended), ({ reason }: EventPayloads['account-suspended']) => {
          useSession.getState().suspend(reason);
        })
        .error(onSubscriptionError);
      const stopFollowing = echo ? whenReconnected(echo, () => void cache.refreshAll()) : () => {};

      close = () => {
        stopFollowing();
        // Must come first: while the server closes the connection, leaving the rooms can no longer be sent.
        echo?.disconnect();
        stopChat();
        useLive.setState({ echo: null, chat: null });
        useLiveNotifications.getState().reset();
      };
    };
    void connect();
    return () => {
      leaving.abort();
      close();
    };
  }, [user, wantsSocket, isReadable, cache]);
}

interface Connector {
  connector: { pusher: { connection: { bind: Bind; unbind: Bind } } };
}
type Bind = (event: string, listener: (change: { current: string }) => void) => unknown;

/** Calls back when a lost connection is restored: events in between were missed. */
function whenReconnected(echo: Connector, reconnected: () => void): () => void {
  const { connection } = echo.connector.pusher;
  let wasConnected = false;
  const listener = ({ current }: { current: string }) => {
    if (current !== 'connected') return;
    if (wasConnected) reconnected();
    wasConnected = true;
  };
  connection.bind('state_change', listener);
  return () => {
    connection.unbind('state_change', listener);
  };
}
