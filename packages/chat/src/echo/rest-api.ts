import { limits } from '@paidang/contract/limits';
import { callPath, chatRoutes, type Envelope, type RouteTo, socketHeader } from '@paidang/contract/routes';
import type { ChatPort } from '../core';
import { ChatRefusal } from '../core';
import { warnAboutOrigin } from './other-origin';

type Token = string | null;

export interface RestApiOptions {
  /** Base URL of the API, without a trailing slash. @default '' the page's origin */
  baseUrl?: string | undefined;
  /** Returns the current token; called before every request. */
  getToken: () => Token | Promise<Token>;
  /** Called when the token was rejected. If `getToken` then returns a different one, the request is sent again with it. */
  onUnauthorized?: (() => void) | undefined;
  /** Socket id of the live connection: events caused by this client are not sent back to it. */
  socketId?: () => string | undefined;
}

const json = { 'Content-Type': 'application/json' };

/** Only for these statuses can the same request succeed later. */
const passing = new Set([401, 408, 409, 423, 425, 429]);

/** A request that failed for a possibly temporary reason. */
class ChatRequestError extends Error {
  override name = 'ChatRequestError';
}

/** The message in a failed response. */
function reasonIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}

function failureOf(status: number, path: string, body: unknown): Error {
  const words = `@paidang/chat: ${path} answered ${status || 'nothing'}.`;
  const final = status >= 400 && status < 500 && !passing.has(status);
  return final ? new ChatRefusal(words, reasonIn(body)) : new ChatRequestError(words);
}

interface Answer {
  /** 0 for no timeout. */
  status: number;
  body: unknown;
}

const isEnvelope = <Data>(body: unknown): body is Envelope<Data> =>
  typeof body === 'object' && body !== null && 'data' in body && 'status' in body && body.status === '0000';

type RestApi = Pick<
  ChatPort,
  | 'listRooms'
  | 'roomOfContact'
  | 'listMessages'
  | 'pageAt'
  | 'searchMessages'
  | 'send'
  | 'edit'
  | 'unsend'
  | 'react'
  | 'markSeen'
  | 'fileUrl'
>;

/** Calls of the contract. */
export function createRestApi({ baseUrl = '', getToken, onUnauthorized, socketId }: RestApiOptions): RestApi {
  function headersWith(token: Token): Record<string, string> {
    const socket = socketId?.();
    return {
      Accept: 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(socket ? { [socketHeader]: socket } : {}),
    };
  }

  async function ask<Data>(path: string, send: (headers: Record<string, string>) => Promise<Answer>): Promise<Data> {
    const token = await getToken();
    let answer = await send(headersWith(token));
    if (answer.status === 401) {
      onUnauthorized?.();
      const next = await getToken();
      if (next && next !== token) answer = await send(headersWith(next));
    }
    const { status, body } = answer;
    if (status >= 200 && status < 300 && isEnvelope<Data>(body)) return body.data;
    throw failureOf(status, path, body);
  }

  const request = <Data>(
    route: RouteTo<Data>,
    params: Record<string, string>,
    { query, body }: { query?: Record<string, string>; body?: unknown } = {},
  ): Promise<Data> => {
    const path = callPath(route, params) + (query ? `?${new URLSearchParams(query)}` : '');
    return ask(path, async (headers) => {
      const init = body === undefined ? { headers } : { headers: { ...headers, ...json }, body: JSON.stringify(body) };
      const response = await fetch(baseUrl + path, { method: route.method, ...init }).catch((error: unknown) => {
        warnAboutOrigin(baseUrl);
        throw error;
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    });
  };

  /** `fetch` does not report the progress of an upload. */
  const upload = <Data>(
    route: RouteTo<Data>,
    params: Record<string, string>,
    form: FormData,
    options: Parameters<ChatPort['send']>[1],
  ): Promise<Data> => {
    const path = callPath(route, params);
    return ask(path, (headers) => {
      options.signal.throwIfAborted();
      return new Promise<Answer>((resolve) => {
        const xhr = new XMLHttpRequest();
        const abort = () => xhr.abort();
        xhr.open(route.method, baseUrl + path);
        xhr.responseType = 'json';
        for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
        xhr.onerror = () => warnAboutOrigin(baseUrl);
        xhr.upload.onprogress = ({ loaded, total }) => options.onProgress(total > 0 ? loaded / total : 0);
        xhr.onloadend = () => {
          options.signal.removeEventListener('abort', abort);
          resolve({ status: xhr.status, body: xhr.response });
        };
        options.signal.addEventListener('abort', abort);
        xhr.send(form);
      });
    });
  };

  return {
    listRooms: ({ search }) =>
      request(chatRoutes.rooms, {}, { query: { search, per_page: String(limits.chat.listSize), page: '1' } }),
    roomOfContact: (contact) => request(chatRoutes.roomOfContact, { contact }),
    listMessages: ({ room: chatroom, page, perPage, after }) =>
      request(
        chatRoutes.messages,
        { chatroom },
        { query: { per_page: String(perPage), page: String(page), ...(after ? { after } : {}) } },
      ),
    pageAt: ({ room: chatroom, at, side, perPage }) =>
      request(chatRoutes.messages, { chatroom }, { query: { per_page: String(perPage), [side]: at } }),
    searchMessages: ({ room: chatroom, words, before }) =>
      request(chatRoutes.search, { chatroom }, { query: { q: words, ...(before ? { before } : {}) } }),
    send({ room: chatroom, text, clientId, replyUuid, file }, options) {
      const form = new FormData();
      form.set('text', text);
      form.set('client_id', clientId);
      if (replyUuid) form.set('reply_uuid', replyUuid);
      if (file) form.set('file', file, file.name);
      return upload(chatRoutes.send, { chatroom }, form, options);
    },
    edit: (chatroom, chat_message, text) => request(chatRoutes.edit, { chatroom, chat_message }, { body: { text } }),
    unsend: (chatroom, chat_message) => request(chatRoutes.unsend, { chatroom, chat_message }),
    react: (chatroom, chat_message, emoji) =>
      request(chatRoutes.react, { chatroom, chat_message }, { body: { emoji } }),
    fileUrl: (path) => (path.startsWith('/') ? baseUrl + path : path),
    async markSeen(chatroom) {
      await request(chatRoutes.seen, { chatroom });
    },
  };
}
