import { type BroadcastApp, isSignature, md5 } from './signature';

export interface SignedRequest {
  readonly method: string;
  /** As in the request line, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

const tolerance = 600;

/** The text both sides sign: method, path and the sorted, unescaped query. */
const signedText = ({ method, path, query }: SignedRequest): string => {
  const pairs = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return [method.toUpperCase(), path, pairs.map(([name, value]) => `${name}=${value}`).join('&')].join('\n');
};

/** The reason why a request is not validly signed for the application, or `undefined` if it is. */
export const restRefusal = (
  app: BroadcastApp,
  appId: string,
  request: SignedRequest,
  now: Date,
): string | undefined => {
  const { query, body } = request;
  if (appId !== app.id || query.get('auth_key') !== app.key) return 'Unknown auth_key or app';
  if (query.get('auth_version') !== '1.0') return 'Unknown auth_version';
  const timestamp = query.get('auth_timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return 'Invalid auth_timestamp';
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance)
    return 'auth_timestamp is not within 600 seconds of now';
  if (body !== '' && query.get('body_md5') !== md5(body)) return 'body_md5 does not match the body';
  return isSignature(app.secret, signedText(request), query.get('auth_signature'))
    ? undefined
    : 'Invalid auth_signature';
};
