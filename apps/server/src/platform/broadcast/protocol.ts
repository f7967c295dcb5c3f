/** Close codes Pusher clients act on: 4000–4099 stop, 4100–4199 retry later, 4200–4299 retry now; others are informational. */
export const closeCode = {
  noSuchApp: 4001,
  disabled: 4003,
  overQuota: 4004,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorised: 4009,
  overCapacity: 4100,
  joinedNothing: 4101,
  reconnect: 4200,
  noPong: 4201,
  inactive: 4202,
  other: 4300,
  clientEventLimit: 4301,
} as const;

export interface ClientFrame {
  readonly event: string;
  readonly channel: unknown;
  readonly data: unknown;
}

export interface ProtocolError {
  readonly code: number;
  readonly message: string;
}

export interface SubscriptionRefusal {
  readonly type: 'AuthError' | 'InvalidChannel' | 'LimitReached';
  readonly error: string;
  readonly status: number;
}

const maxEventName = 200;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `JSON.stringify` for external values; it returns `undefined` where nesting is too deep and it would throw. */
export const encodeJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};

const isEventName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxEventName;

/** Parses a client's frame; `undefined` if it is invalid. */
export const parseFrame = (text: string): ClientFrame | undefined => {
  const frame = parseJson(text);
  if (!isRecord(frame) || !isEventName(frame.event)) return undefined;
  return { event: frame.event, channel: frame.channel, data: frame.data };
};

/** The fields of a frame's `data`, which some clients send as a JSON string. */
export const frameFields = (data: unknown): Record<string, unknown> => {
  const value = typeof data === 'string' ? parseJson(data) : data;
  return isRecord(value) ? value : {};
};

const supportedVersions = [5, 6, 7];

/** The error with which a connection is refused, by its `protocol` parameter. */
export const versionError = (version: string | null): ProtocolError | undefined => {
  if (version === null || version === '') return { code: closeCode.noVersion, message: 'No protocol version supplied' };
  if (!/^\d{1,4}$/.test(version)) return { code: closeCode.invalidVersion, message: 'Invalid version string format' };
  if (supportedVersions.includes(Number(version))) return undefined;
  return { code: closeCode.unsupportedVersion, message: 'Unsupported protocol version' };
};

/** pusher-js throws without `activity_timeout`, and expects `data` as a JSON string. */
export const connectionEstablished = (socketId: string, activityTimeout: number): string =>
  JSON.stringify({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  });

export const errorFrame = (error: ProtocolError): string => JSON.stringify({ event: 'pusher:error', data: error });

export const pingFrame = JSON.stringify({ event: 'pusher:ping', data: {} });
export const pongFrame = JSON.stringify({ event: 'pusher:pong', data: {} });

/** `data` is already JSON text: the protocol carries it as a string. */
export const eventFrame = (event: string, channel: string, data: string): string =>
  JSON.stringify({ event, channel, data });

/** Rebuilt from its parts, so that a member can neither add fields nor impersonate another. */
export const clientEventFrame = (event: string, channel: string, data: unknown, userId?: string): string | undefined =>
  encodeJson({ event, channel, data, user_id: userId });

export const subscriptionError = (channel: string, refusal: SubscriptionRefusal): string =>
  JSON.stringify({ event: 'pusher:subscription_error', channel, data: refusal });

export const signinSuccess = (userData: string): string =>
  JSON.stringify({ event: 'pusher:signin_success', data: JSON.stringify({ user_data: userData }) });
