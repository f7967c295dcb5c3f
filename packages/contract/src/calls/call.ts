import type * as z from 'zod';

/**
 * Who may make a call. `guest`: anybody. `user`: anybody signed in, for things that are their own. `member`: the vendor
 * or a creator of the project; to anyone else the thing does not exist (404).
 */
export type Access = 'guest' | 'user' | 'member' | 'member-vendor' | 'member-creator' | 'room-member';

/** The part of the product a session may be limited to: that of somebody on a partner's page is. */
export type SessionScope = 'chat';

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` parameters. */
  path: string;
  access: Access;
  /** Sessions limited to this part of the product may make the call too; any other call refuses them with 0403. */
  scope?: SessionScope;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** `multipart` bodies describe their text fields; files are listed in `files`. @default 'json' */
  encoding?: 'json' | 'multipart';
  /** Names of the file parts of a multipart body. */
  files?: readonly string[];
  data: Data;
  meta?: Meta;
  /**
   * `file`: the bytes of a file in place of the envelope. `events`: server-sent events, each with `data` as JSON.
   * Refusals are envelopes all the same. `redirect`: the browser is sent on, to a page that says what was refused.
   * @default 'envelope'
   */
  answers?: 'envelope' | 'file' | 'events' | 'redirect';
  /** Error codes beside those every call may answer (0401, 0404, 0422, 0429, 0500). */
  errors?: readonly ErrorCode[];
}

/** Four-digit codes of the envelope; `0000` is success. */
export const errorCodes = {
  emailTaken: '0101',
  wrongCredentials: '0102',
  suspended: '0103',
  unverified: '0104',
  badRequest: '0400',
  unauthenticated: '0401',
  forbidden: '0403',
  notFound: '0404',
  conflict: '0409',
  tooLarge: '0413',
  unsupportedType: '0415',
  invalid: '0422',
  noCopy: '0428',
  tooManyRequests: '0429',
  internal: '0500',
} as const;
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** HTTP status of each code. */
export const httpStatus: Record<ErrorCode, number> = {
  '0101': 422,
  '0102': 403,
  '0103': 403,
  '0104': 403,
  '0400': 400,
  '0401': 401,
  '0403': 403,
  '0404': 404,
  '0409': 409,
  '0413': 413,
  '0415': 415,
  '0422': 422,
  '0428': 428,
  '0429': 429,
  '0500': 500,
};

/** What every call answers with. */
export interface Envelope<Data, Meta = unknown> {
  status: '0000';
  message: string;
  data: Data;
  meta?: Meta;
}

export interface ErrorEnvelope {
  status: string;
  code: string;
  message: string;
  /** Field to messages, for forms. */
  errors?: Record<string, string[]>;
  /** What the client needs to recover, e.g. the newer draft of a 0409. */
  data?: unknown;
}

/** Repeating a request with the same value answers with the first result. */
export const idempotencyHeader = 'Idempotency-Key';
/** Socket of the caller: realtime events caused by the request are not echoed to it. */
export const socketHeader = 'X-Socket-ID';

/** Declares a call, keeping the exact types of its schemas. */
export const defineCall = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
  Meta extends z.ZodType,
>(
  call: Call<Params, Query, Body, Data, Meta>,
): Call<Params, Query, Body, Data, Meta> => call;

/**
 * Calls of two groups as one, the second's where both have a name. A function, since a bundler may be told that it has
 * no side effects, which it never believes of a spread.
 */
export const joinCalls = <One extends object, Other extends object>(
  one: One,
  other: Other,
): Omit<One, keyof Other> & Other => ({ ...one, ...other });

/** `/api/tasks/{task}` with its parameters filled in, each percent-encoded. */
export function callPath(call: { path: string }, params: Record<string, string | number> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`@paidang/contract: the path ${call.path} needs the parameter "${name}".`);
    return encodeURIComponent(value);
  });
}
