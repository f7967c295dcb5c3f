export type ChannelKind = 'public' | 'private' | 'presence' | 'user';

const namePattern = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
const userPrefix = '#server-to-user-';
const socketIdPattern = /^\d{1,20}\.\d{1,20}$/;

/** The kind of a channel, or `undefined` if the protocol does not allow the name. */
export const channelKind = (name: unknown): ChannelKind | undefined => {
  if (typeof name !== 'string') return undefined;
  if (name.startsWith(userPrefix)) return namePattern.test(name.slice(userPrefix.length)) ? 'user' : undefined;
  if (!namePattern.test(name)) return undefined;
  if (name.startsWith('presence-')) return 'presence';
  return name.startsWith('private-') ? 'private' : 'public';
};

/** The user a `#server-to-user-…` channel belongs to. */
export const channelUser = (name: string): string => name.slice(userPrefix.length);

/** Members of private and presence channels may send client events; encrypted channels carry only the server's. */
export const allowsClientEvents = (name: string): boolean => {
  const kind = channelKind(name);
  return kind === 'presence' || (kind === 'private' && !name.startsWith('private-encrypted-'));
};

/** Strictly validated: other characters would let a caller get `1.1:private-other` signed. */
export const isSocketId = (value: unknown): value is string => typeof value === 'string' && socketIdPattern.test(value);
