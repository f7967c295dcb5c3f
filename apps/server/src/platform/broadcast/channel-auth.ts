import { channelKind, isSocketId } from './channel-name';
import { encodeJson, isRecord } from './protocol';
import { type BroadcastApp, channelAuth } from './signature';

export interface ChannelMember {
  readonly user_id: string;
  /** What the other members learn of this one; Echo's `here`, `joining` and `leaving` pass only this. */
  readonly user_info: Readonly<Record<string, unknown>>;
}

/** `true` lets a user into a private channel, a member into a presence channel, `false` into none. */
export type AuthorizeChannel<User> = (user: User, channel: string) => Promise<boolean | ChannelMember>;

export type ChannelAuthAnswer =
  | { readonly status: 200; readonly body: { readonly auth: string; readonly channel_data?: string } }
  | { readonly status: 401 | 403; readonly body: { readonly error: string } };

const forbidden = { status: 403, body: { error: 'Forbidden' } } as const;

/**
 * Answers `/broadcasting/auth`, whose body came as a form or as JSON.
 * @example await answerChannelAuth({ app, body: request.body, user, authorize })
 */
export const answerChannelAuth = async <User>(options: {
  readonly app: BroadcastApp;
  readonly body: unknown;
  readonly user: User | undefined;
  readonly authorize: AuthorizeChannel<User>;
}): Promise<ChannelAuthAnswer> => {
  const { app, body, user, authorize } = options;
  if (user === undefined) return { status: 401, body: { error: 'Unauthenticated' } };
  const { socket_id: socketId, channel_name: channel } = isRecord(body) ? body : {};
  const kind = channelKind(channel);
  if (!isSocketId(socketId) || typeof channel !== 'string') return forbidden;
  if (kind !== 'private' && kind !== 'presence') return forbidden;
  const granted = await authorize(user, channel);
  if (granted === false) return forbidden;
  if (kind === 'private') return { status: 200, body: { auth: channelAuth(app, socketId, channel) } };
  const channelData = granted === true ? undefined : encodeJson(granted);
  if (channelData === undefined) return forbidden;
  return { status: 200, body: { auth: channelAuth(app, socketId, channel, channelData), channel_data: channelData } };
};
