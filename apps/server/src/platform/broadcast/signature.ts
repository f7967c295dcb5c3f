import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The application in Pusher's protocol: `id` in REST paths, `key` in socket paths, `secret` for signatures. */
export interface BroadcastApp {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
}

const hexPattern = /^[0-9a-f]{64}$/;

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

export const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/** Compares in constant time; the shape is checked first because `timingSafeEqual` throws on unequal lengths. */
export const isSignature = (secret: string, text: string, given: unknown): boolean =>
  typeof given === 'string' &&
  hexPattern.test(given) &&
  timingSafeEqual(Buffer.from(sign(secret, text)), Buffer.from(given));

const channelText = (socketId: string, channel: string, channelData?: string): string =>
  channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;

/**
 * The `auth` value in the response of `/broadcasting/auth`.
 * @example channelAuth(app, '1.2', 'private-user.7') // 'KEY:9f86…'
 */
export const channelAuth = (app: BroadcastApp, socketId: string, channel: string, channelData?: string): string =>
  `${app.key}:${sign(app.secret, channelText(socketId, channel, channelData))}`;

const isKeySignature = (app: BroadcastApp, text: string, auth: unknown): boolean => {
  if (typeof auth !== 'string') return false;
  const prefix = `${app.key}:`;
  return auth.startsWith(prefix) && isSignature(app.secret, text, auth.slice(prefix.length));
};

/** Returns whether `auth` allows this socket to join this channel, as the member in `channelData`. */
export const isChannelAuth = (
  app: BroadcastApp,
  auth: unknown,
  socketId: string,
  channel: string,
  channelData?: string,
): boolean => isKeySignature(app, channelText(socketId, channel, channelData), auth);

/** Returns whether `auth` allows this socket to sign in as the user in `userData`. */
export const isUserAuth = (app: BroadcastApp, auth: unknown, socketId: string, userData: string): boolean =>
  isKeySignature(app, `${socketId}::user::${userData}`, auth);
