import type { ChatMessage, Notification } from '../entities';
import type { FunctionCode } from '../vocabulary';

/** Path that authorises one channel. */
export const broadcastingAuthPath = '/broadcasting/auth';

/** Path that authorises several channels at once: takes `channel_names`, accepts JSON only. */
export const broadcastingAuthBatchPath = '/broadcasting/auth/batch';

/** The signature that authorises a subscription. */
export interface ChannelSignature {
  auth: string;
  /** The member's data, for a presence channel. */
  channel_data?: string;
}

/** Response of {@link broadcastingAuthBatchPath}: the signatures by channel. Refused channels are left out. */
export interface ChannelSignatures {
  channels: Record<string, ChannelSignature>;
}

/** Name of the `<meta>` that tells a served page where the realtime endpoint is, as JSON. */
export const realtimeMetaName = 'paidang-realtime';

/** The endpoint a browser connects to for realtime events. */
export interface RealtimeEndpoint {
  /** Key of the realtime application. */
  key: string;
  /** @default the host of the page */
  host?: string;
  /** @default the port of the page */
  port?: number;
  /** @default whether the page was loaded over HTTPS */
  tls?: boolean;
}

/** Channel names as the server publishes them; browsers convert them with {@link echoChannel}. */
export const channels = {
  user: (uuid: string) => `private-user.${uuid}`,
  room: (uuid: string) => `presence-chatroom.${uuid}`,
  task: (uuid: string) => `private-task.${uuid}`,
  /** Who currently has one of a task's pages open. */
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

/** Client event on a task's presence channel: the sender's location. The realtime server adds who sent it. */
export interface TaskPresence {
  /** Identifies the document, such as `outline/{task}`. */
  page: string;
  /** Writing rather than reading. */
  editing: boolean;
}

/** An event without content: clients reload what it is about. */
type Signal = Record<string, never>;

/**
 * Payloads by event name. The channel identifies the user, room or task an event is about. Lists that may have changed are
 * reloaded by the pages showing them, because loading also marks comments as read.
 */
export interface EventPayloads {
  'new-notification': Notification;
  /** On the user's own channel, after they read something elsewhere: other pages refetch the list. */
  'notifications-read': Signal;
  'new-message': { chatroom_uuid: string; message: ChatMessage };
  /** The content of a message changed because the platform has hidden it. */
  'message-changed': { chatroom_uuid: string; message: ChatMessage };
  /**
   * `reader_uuid` has read everything up to now: sent on the room's channel, and on the reader's own for tabs that have not
   * joined the room's.
   */
  'messages-seen': { chatroom_uuid: string; reader_uuid: string; seen_at: string };
  /** `board`: the step whose comments changed, so that pages of other steps keep theirs. */
  'comments-changed': { board: FunctionCode };
  'step-changed': Signal;
  'suggestions-changed': Signal;
  'claim-answers-changed': Signal;
  'trace-changed': Signal;
  /** Only on the creator's channel, because the video has not been sent; sending it publishes `step-changed`. */
  'video-changed': { task_uuid: string };
  /** On the user's own channel, before their sockets are closed: afterwards their requests are refused. */
  'account-suspended': { reason: string };
}
