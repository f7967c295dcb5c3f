import { limits } from '@paidang/contract/limits';
import { channels, type EventPayloads, echoChannel, echoEvent, events } from '@paidang/contract/routes';
import type Echo from 'laravel-echo';
import type { Channel } from 'pusher-js';
import type { ChatPort, ConnectionStatus, RoomMember } from '../core';

export interface RealtimeOptions {
  /** The signed-in user: messages arrive on their own channel. */
  user: string;
  /** Creates or returns the connection; called when the chat starts. */
  echo: () => Echo<'pusher'>;
  /**
   * Whether disconnecting the chat closes the connection, too. The host of a shared connection handles refused channels itself.
   */
  owned: boolean;
  /** Called when a channel was refused. */
  onSubscriptionError?: ((error: unknown) => void) | undefined;
}

const newMessage = echoEvent(events.newMessage);
const messageChanged = echoEvent(events.messageChanged);
const messagesSeen = echoEvent(events.messagesSeen);

/** Sender of a whisper, in the engine's format; the user's other tabs whisper, too. */
interface WhisperSource {
  user_id?: string;
}

const subscriptionFailed = 'pusher:subscription_error';

/**
 * Requests a channel that could not be signed again and again: the client itself would wait for its next connection. The
 * returned function stops this.
 */
function retrySubscription(channel: Channel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const subscribe = () => {
    const { state } = channel.pusher.connection;
    if (state === 'connected' && !channel.subscriptionPending) channel.subscribe();
  };
  const subscribeLater = () => {
    clearTimeout(timer);
    timer = setTimeout(subscribe, limits.polling);
  };
  channel.bind(subscriptionFailed, subscribeLater);
  return () => {
    clearTimeout(timer);
    channel.unbind(subscriptionFailed, subscribeLater);
  };
}

type Realtime = Pick<ChatPort, 'connect' | 'joinRoom'> & { socketId(): string | undefined };

export function createRealtime({ user, echo: getEcho, owned, onSubscriptionError }: RealtimeOptions): Realtime {
  let echo: Echo<'pusher'> | null = null;
  const retry = owned ? retrySubscription : () => () => {};

  return {
    socketId: () => echo?.socketId(),
    connect({ onStatus, onMessage, onChanged, onRead }) {
      const live = getEcho();
      echo = live;
      const channel = live.private(echoChannel(channels.user(user)));
      const { connection } = live.connector.pusher;
      const onEvent = ({ chatroom_uuid, message }: EventPayloads['new-message']) => onMessage(chatroom_uuid, message);
      const onChange = ({ chatroom_uuid, message }: EventPayloads['message-changed']) =>
        onChanged(chatroom_uuid, message);
      const onSeen = ({ chatroom_uuid }: EventPayloads['messages-seen']) => onRead(chatroom_uuid);
      // No message is missed once the channel is joined; a connected socket is not enough.
      const onJoined = () => onStatus('connected');
      const onRefused = (error: unknown) => {
        onStatus('disconnected');
        onSubscriptionError?.(error);
      };
      const onState = ({ current }: { current: string }) => {
        if (current === 'connected') return;
        const status: ConnectionStatus = current === 'connecting' ? 'connecting' : 'disconnected';
        onStatus(status);
      };
      channel.listen(newMessage, onEvent);
      channel.listen(messageChanged, onChange);
      channel.listen(messagesSeen, onSeen);
      channel.subscription.bind('pusher:subscription_succeeded', onJoined);
      channel.subscription.bind(subscriptionFailed, onRefused);
      connection.bind('state_change', onState);
      const stopRetrying = retry(channel.subscription);
      if (channel.subscription.subscribed) queueMicrotask(onJoined);
      else onStatus('connecting');
      return {
        disconnect() {
          stopRetrying();
          channel.stopListening(newMessage, onEvent);
          channel.stopListening(messageChanged, onChange);
          channel.stopListening(messagesSeen, onSeen);
          channel.subscription.unbind('pusher:subscription_succeeded', onJoined);
          channel.subscription.unbind(subscriptionFailed, onRefused);
          connection.unbind('state_change', onState);
          if (owned) live.disconnect();
          echo = null;
        },
      };
    },
    joinRoom(room, handlers) {
      const live = echo;
      if (!live) return { leave() {}, whisperSeen() {}, whisperTyping() {} };
      const name = channels.room(room);
      const channel = live.join(echoChannel(name));
      channel
        .here((members: RoomMember[]) => handlers.onHere(members))
        .joining((member: RoomMember) => handlers.onJoining(member))
        .leaving((member: RoomMember) => handlers.onLeaving(member))
        .listen(messagesSeen, ({ reader_uuid }: EventPayloads['messages-seen']) => handlers.onSeen(reader_uuid))
        .listenForWhisper(events.clientSeen, (_: unknown, from?: WhisperSource) =>
          handlers.onSeen(from?.user_id ?? null),
        )
        .listenForWhisper(events.clientTyping, (_: unknown, from?: WhisperSource) =>
          handlers.onTyping(from?.user_id ?? null),
        )
        .error((error: unknown) => onSubscriptionError?.(error));
      const stopRetrying = retry(channel.subscription);
      const whisper = (event: string) => {
        if (channel.subscription.subscribed) channel.whisper(event, {});
      };
      return {
        leave() {
          stopRetrying();
          // `leave` would also leave the public and private channels of that name.
          live.leaveChannel(name);
        },
        whisperSeen: () => whisper(events.clientSeen),
        whisperTyping: () => whisper(events.clientTyping),
      };
    },
  };
}
