import type { ChannelSignature, ChannelSignatures } from '@paidang/contract/calls';
import { channelKind, isSocketId } from './channel-name';
import { encodeJson, isRecord } from './protocol';
import { type BroadcastApp, channelAuth } from './signature';

export interface ChannelMember {
  readonly user_id: string;
  /** What other members see of this one; it is all that Echo passes to `here`, `joining` and `leaving`. */
  readonly user_info: Readonly<Record<string, unknown>>;
}

/** `true` admits a user to a private channel, a `ChannelMember` to a presence channel; `false` refuses. */
export type AuthorizeChannel<User> = (user: User, channel: string) => Promise<boolean | ChannelMember>;

interface Refusal {
  readonly status: 401 | 403;
  readonly body: { readonly error: string };
}

export type ChannelAuthAnswer = { readonly status: 200; readonly body: ChannelSignature } | Refusal;
export type ChannelsAuthAnswer = { readonly status: 200; readonly body: ChannelSignatures } | Refusal;

interface Asked<User> {
  readonly app: BroadcastApp;
  readonly body: unknown;
  readonly user: User | undefined;
  readonly authorize: AuthorizeChannel<User>;
}

const unauthenticated = { status: 401, body: { error: 'Unauthenticated' } } as const;
const forbidden = { status: 403, body: { error: 'Forbidden' } } as const;

interface Entry<User> {
  readonly app: BroadcastApp;
  readonly socketId: string;
  readonly user: User;
  readonly authorize: AuthorizeChannel<User>;
}

/** Returns `null` without access. */
async function sign<User>(channel: unknown, entry: Entry<User>): Promise<ChannelSignature | null> {
  const { app, socketId, user, authorize } = entry;
  const kind = channelKind(channel);
  if (typeof channel !== 'string' || (kind !== 'private' && kind !== 'presence')) return null;
  const granted = await authorize(user, channel);
  if (granted === false) return null;
  if (kind === 'private') return { auth: channelAuth(app, socketId, channel) };
  const channelData = granted === true ? undefined : encodeJson(granted);
  if (channelData === undefined) return null;
  return { auth: channelAuth(app, socketId, channel, channelData), channel_data: channelData };
}

/**
 * Handles `/broadcasting/auth`, whose body may be a form or JSON.
 * @example await authorizeChannelRequest({ app, body: request.body, user, authorize })
 */
export const authorizeChannelRequest = async <User>(asked: Asked<User>): Promise<ChannelAuthAnswer> => {
  const { app, body, user, authorize } = asked;
  if (user === undefined) return unauthenticated;
  const { socket_id: socketId, channel_name: channel } = isRecord(body) ? body : {};
  if (!isSocketId(socketId)) return forbidden;
  const signature = await sign(channel, { app, socketId, user, authorize });
  return signature ? { status: 200, body: signature } : forbidden;
};

/** Authorises several channels at once, independently of each other. */
export const answerChannelsAuth = async <User>(
  asked: Asked<User> & { readonly most: number },
): Promise<ChannelsAuthAnswer> => {
  const { app, body, user, authorize, most } = asked;
  if (user === undefined) return unauthenticated;
  const { socket_id: socketId, channel_names: names } = isRecord(body) ? body : {};
  if (!isSocketId(socketId) || !Array.isArray(names) || names.length > most) return forbidden;
  const signed = new Map<string, ChannelSignature>();
  for (const name of new Set<unknown>(names)) {
    const signature = await sign(name, { app, socketId, user, authorize });
    if (signature) signed.set(String(name), signature);
  }
  return { status: 200, body: { channels: Object.fromEntries(signed) } };
};
