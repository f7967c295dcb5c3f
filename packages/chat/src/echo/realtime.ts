import { channels, type EventPayloads, echoChannel, echoEvent, events } from '@paidang/contract/routes';
import type Echo from 'laravel-echo';
import type { ChatPort, ConnectionStatus, RoomMember } from '../core';
import { keepAsking } from './keep-asking';

export interface RealtimeOptions {
  /** Who is signed in: their own channel brings the messages. */
  user: string;
  /** Makes or hands over the connection; called when the chat starts. */
  echo: () => Echo<'pusher'>;
  /** Whether leaving the chat closes the connection too. The host of a shared one decides what becomes of refused channels. */
  owned: boolean;
  /** A channel was refused. */
  onSubscriptionError?: ((error: unknown) => void) | undefined;
}

const newMessage = echoEvent(events.newMessage);
const messageChanged = echoEvent(events.messageChanged);
const messagesSeen = echoEvent(events.messagesSeen);

/** Who whispered, in the engine's own words; one's other tabs whisper too. */
interface WhisperSource {
  user_id?: string;
}

type Realtime = Pick<ChatPort, 'connect' | 'joinRoom'> & { socketId(): string | undefined };

export function createRealtime({ user, echo: getEcho, owned, onSubscriptionError }: RealtimeOptions): Realtime {
  let echo: Echo<'pusher'> | null = null;
  const again = owned ? keepAsking : () => () => {};

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
      // Messages are only safe from the moment the channel is joined, not from that of the socket.
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
      channel.subscription.bind('pusher:subscription_error', onRefused);
      connection.bind('state_change', onState);
      const stopAsking = again(channel.subscription);
      if (channel.subscription.subscribed) queueMicrotask(onJoined);
      else onStatus('connecting');
      return {
        disconnect() {
          stopAsking();
          channel.stopListening(newMessage, onEvent);
          channel.stopListening(messageChanged, onChange);
          channel.stopListening(messagesSeen, onSeen);
          channel.subscription.unbind('pusher:subscription_succeeded', onJoined);
          channel.subscription.unbind('pusher:subscription_error', onRefused);
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
      const stopAsking = again(channel.subscription);
      const whisper = (event: string) => {
        if (channel.subscription.subscribed) channel.whisper(event, {});
      };
      return {
        leave() {
          stopAsking();
          // `leave` would drop the public and private channels of that name too.
          live.leaveChannel(name);
        },
        whisperSeen: () => whisper(events.clientSeen),
        whisperTyping: () => whisper(events.clientTyping),
      };
    },
  };
}
