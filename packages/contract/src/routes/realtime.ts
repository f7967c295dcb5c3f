import type { ChatMessage, Notification } from '../entities';
import type { FunctionCode } from '../vocabulary';

/** Path of the channel authorisation. */
export const broadcastingAuthPath = '/broadcasting/auth';

/** Path of the authorisation of several channels by one call: `channel_names` in, JSON alone. */
export const broadcastingAuthBatchPath = '/broadcasting/auth/batch';

/** The signature that authorises a subscription. */
export interface ChannelSignature {
  auth: string;
  /** For a presence channel: the member. */
  channel_data?: string;
}

/** Answer of {@link broadcastingAuthBatchPath}: the signatures by channel. A channel that was refused is not in it. */
export interface ChannelSignatures {
  channels: Record<string, ChannelSignature>;
}

/** Name of the `<meta>` by which the server tells the page it serves where the realtime endpoint is, as JSON. */
export const realtimeMetaName = 'paidang-realtime';

/** Where a browser connects for live events. */
export interface RealtimeEndpoint {
  /** Key of the realtime application. */
  key: string;
  /** @default the page's own */
  host?: string;
  /** @default the page's own */
  port?: number;
  /** @default whether the page came over HTTPS */
  tls?: boolean;
}

/** Channel names as the server publishes them; a browser takes them by {@link echoChannel}. */
export const channels = {
  user: (uuid: string) => `private-user.${uuid}`,
  room: (uuid: string) => `presence-chatroom.${uuid}`,
  task: (uuid: string) => `private-task.${uuid}`,
  /** Who is at a task's pages right now. */
  taskPresence: (uuid: string) => `presence-task.${uuid}`,
};

/** Names of server events, and of client events without their `client-` prefix. */
export const events = {
  newNotification: 'new-notification',
  notificationsRead: 'notifications-read',
  newMessage: 'new-message',
  messageChanged: 'message-changed',
  messagesSeen: 'messages-seen',
  commentsChanged: 'comments-changed',
  stepChanged: 'step-changed',
  suggestionsChanged: 'suggestions-changed',
  claimAnswersChanged: 'claim-answers-changed',
  traceChanged: 'trace-changed',
  videoChanged: 'video-changed',
  accountSuspended: 'account-suspended',
  clientSeen: 'seen',
  clientTyping: 'typing',
  clientPlace: 'place',
} as const;

/** The name of a channel for Laravel Echo, which adds `private-` and `presence-` itself. */
export const echoChannel = (channel: string): string => channel.replace(/^(private|presence)-/, '');

/** The name of an event for Laravel Echo, which would prefix a PHP namespace without the dot. */
export const echoEvent = (event: keyof EventPayloads): string => `.${event}`;

/** Client event on a task's presence channel: where its sender is. The engine adds who that is. */
export interface TaskPresence {
  /** Names the document, such as `outline/{task}`. */
  page: string;
  /** Writing rather than reading. */
  editing: boolean;
}

/** An event without content: clients read again what it is about. */
type Signal = Record<string, never>;

/**
 * Payloads by event name. The channel says which user, room or task an event is about; lists that may have changed are
 * read again by pages that show them, since reading also marks comments as read.
 */
export interface EventPayloads {
  'new-notification': Notification;
  /** On the user's own channel, when they have read something elsewhere: other pages refetch the list. */
  'notifications-read': Signal;
  'new-message': { chatroom_uuid: string; message: ChatMessage };
  /** What a message says is another thing now: the platform has hidden it. */
  'message-changed': { chatroom_uuid: string; message: ChatMessage };
  /**
   * `reader_uuid` has read everything up to now: on the room's channel, and on the reader's own, for tabs that are not in the
   * room's.
   */
  'messages-seen': { chatroom_uuid: string; reader_uuid: string; seen_at: string };
  /** `board`: the step whose comments changed, so that pages of other steps leave theirs. */
  'comments-changed': { board: FunctionCode };
  'step-changed': Signal;
  'suggestions-changed': Signal;
  'claim-answers-changed': Signal;
  'trace-changed': Signal;
  /** Only on the channel of the creator, as the video has not been sent; sending publishes `step-changed`. */
  'video-changed': { task_uuid: string };
  /** On the person's own channel, before their sockets are closed: afterwards they may ask for nothing. */
  'account-suspended': { reason: string };
}
