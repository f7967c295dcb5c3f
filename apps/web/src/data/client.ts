import { callPath, idempotencyHeader, type Route, socketHeader } from '@paidang/contract/routes';
import { ApiError, NetworkError, type RequestError, toApiError } from './errors';

type SchemaSide<Schema, Which extends 'input' | 'output'> =
  NonNullable<Schema> extends { _zod: Record<Which, infer Value> } ? Value : unknown;

type CallPart<Made, Name extends string, Which extends 'input' | 'output'> =
  Made extends Route<infer Schemas>
    ? Schemas extends { [Key in Name]?: infer Schema }
      ? SchemaSide<Schema, Which>
      : unknown
    : unknown;

/** A schema the call does not have is inferred as "any schema", whose value is unknown. */
type Given<Name extends string, Value> = unknown extends Value
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

/** The data in the response of a route. */
export type DataOf<Made> = CallPart<Made, 'data', 'output'>;
export type MetaOf<Made> = CallPart<Made, 'meta', 'output'>;

/** Parameters, query and body of a call, each required when the call has it. */
export type RequestOf<Made> = Given<'params', CallPart<Made, 'params', 'output'>> &
  Given<'body', CallPart<Made, 'body', 'input'>> & { query?: Partial<CallPart<Made, 'query', 'output'>> };

export interface ClientOptions {
  /** Called for every request, so that a new login needs no new client. */
  getToken: (route: Route) => string | null;
  /** Id of the realtime connection; the server does not echo events to it. */
  getSocketId?: () => string | undefined;
  /** Prefix of a call's path. @default '' */
  baseOf?: (route: Route) => string;
  /** Called for every failure the caller does not handle. `isPressed`: whether a user action caused the call. */
  onFailure?: (error: RequestError, isPressed: boolean, route: Route) => void;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
}

export interface RequestSettings {
  /**
   * HTTP statuses the caller handles: 500 stands for every server error, 0 for no response, `'all'` for every failure.
   * An expired session (401) is always reported.
   */
  handles?: 'all' | readonly number[];
  /** Caused by a user action, so every failure must be shown. @default every method but GET */
  pressed?: boolean;
  /** Identifies one intention: requests repeated with the same key apply once. @default random for unsafe methods */
  idempotencyKey?: string;
  /** Files of a multipart body, by part name. */
  files?: Record<string, Blob | readonly Blob[]>;
  signal?: AbortSignal | undefined;
  /** Called with the part of the upload that has been sent, 0 to 1. */
  onProgress?: ((ratio: number) => void) | undefined;
  /** Lets the request outlive the page. @default false */
  keepalive?: boolean;
}

export interface CallResult<Data, Meta> {
  data: Data;
  meta: Meta;
}

export interface Client {
  /** @example const { data } = await request(projectRoutes.get, { params: { project: id } }); */
  request: <Made extends Route>(
    route: Made,
    ...options: Record<never, never> extends RequestOf<Made>
      ? [options?: RequestOf<Made> & RequestSettings]
      : [options: RequestOf<Made> & RequestSettings]
  ) => Promise<CallResult<DataOf<Made>, MetaOf<Made>>>;
  /** For calls that return a file or events: resolves with the raw response, throws if it is not ok. */
  open: <Made extends Route>(route: Made, options: RequestOf<Made> & RequestSettings) => Promise<Response>;
}

interface LooseOptions extends RequestSettings {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
}

/** Creates the API client, the only place that knows the contract's envelope. Its calls throw {@link ApiError} and
 * {@link NetworkError}. */
export function createClient({ getToken, getSocketId, baseOf, onFailure, fetch: given }: ClientOptions): Client {
  const transport: typeof fetch = (...args) => (given ?? globalThis.fetch)(...args);

  const headersOf = (route: Route, options: LooseOptions): Headers => {
    const headers = new Headers({ Accept: 'application/json' });
    const token = getToken(route);
    const socket = getSocketId?.();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (socket) headers.set(socketHeader, socket);
    if (route.method !== 'GET') headers.set(idempotencyHeader, options.idempotencyKey ?? crypto.randomUUID());
    if (options.body && !options.files) headers.set('Content-Type', 'application/json');
    return headers;
  };

  const respond = async (route: Route, options: LooseOptions): Promise<Response> => {
    const send = options.onProgress ? fetchWithProgress(options.onProgress) : transport;
    const base = baseOf?.(route) ?? '';
    return send(base + callPath(route, options.params) + searchOf(options.query), {
      method: route.method,
      headers: headersOf(route, options),
      body: bodyOf(options),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    }).catch((error: unknown) => {
      throw isAbort(error) ? error : new NetworkError(!navigator.onLine);
    });
  };

  const reporting = async <Result>(
    route: Route,
    options: LooseOptions,
    act: () => Promise<Result>,
  ): Promise<Result> => {
    const { handles, pressed = route.method !== 'GET' } = options;
    const token = getToken(route);
    /** The session of the request has ended or was renewed since: its expiry says nothing about the present session. */
    const isPast = (error: RequestError) => isExpiry(error) && getToken(route) !== token;
    try {
      return await act();
    } catch (error) {
      if (!isAbort(error) && !isHandled(error as RequestError, handles) && !isPast(error as RequestError))
        onFailure?.(error as RequestError, pressed, route);
      throw error;
    }
  };

  const request = (route: Route, options: LooseOptions = {}): Promise<CallResult<unknown, unknown>> =>
    reporting(route, options, async () => {
      const response = await respond(route, options);
      const envelope = await readJson(response);
      if (!response.ok || !isSuccess(envelope)) throw toApiError(response.status, envelope);
      return { data: envelope.data, meta: envelope.meta };
    });

  const open = (route: Route, options: LooseOptions): Promise<Response> =>
    reporting(route, options, async () => {
      const response = await respond(route, options);
      if (!response.ok) throw toApiError(response.status, await readJson(response));
      return response;
    });

  return { request: request as Client['request'], open: open as Client['open'] };
}

function isHandled(error: RequestError, handles: RequestSettings['handles']): boolean {
  const status = error instanceof NetworkError ? 0 : (error as ApiError).status;
  if (status === 401) return false;
  return handles === 'all' || Boolean(handles?.includes(Math.min(status, 500)));
}

const isExpiry = (error: RequestError): boolean => error instanceof ApiError && error.status === 401;

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const isSuccess = (body: unknown): body is { data: unknown; meta?: unknown } =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === '0000';

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
}

function bodyOf({ body, files }: LooseOptions): BodyInit | null {
  if (!files) return body ? JSON.stringify(body) : null;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.set(name, String(value));
  for (const [name, value] of Object.entries(files)) {
    for (const file of Array.isArray(value) ? value : [value]) form.append(name, file);
  }
  return form;
}

/**
 * A `fetch` that reports upload progress, which the native one cannot.
 *
 * @param onProgress called with 0 to 1
 */
const fetchWithProgress =
  (onProgress: (ratio: number) => void) =>
  (url: string, { method = 'GET', headers, body = null, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const aborted = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      if (signal?.aborted) return aborted();
      const xhr = new XMLHttpRequest();
      xhr.open(method, url);
      new Headers(headers).forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status }));
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = aborted;
      signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });
