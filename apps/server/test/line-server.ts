import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Pushed {
  readonly to: string;
  readonly retryKey: string;
  readonly message: { altText: string; contents: unknown };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const userId = /^U[0-9a-f]{32}$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All objects of a type inside a message. */
function partsOf(value: unknown, type: string): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((one) => partsOf(one, type));
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap((one) => partsOf(one, type));
  return value.type === type ? [value, ...inside] : inside;
}

const isAction = ({ uri, label }: Record<string, unknown>) =>
  typeof uri === 'string' && /^https?:\/\//.test(uri) && uri.length <= 1000 && `${label}`.length <= 20;

/** Checks a push against the Messaging API's reference; returns the problem, if any. */
function problemOf(body: unknown): string | null {
  if (!isRecord(body) || typeof body.to !== 'string' || !userId.test(body.to)) {
    return "The property, 'to', in the request body is invalid";
  }
  const { messages } = body;
  if (!Array.isArray(messages) || messages.length < 1 || messages.length > 5) return 'Size must be between 1 and 5';
  for (const message of messages) {
    if (!isRecord(message) || message.type !== 'flex') return 'Invalid message type';
    const { altText } = message;
    if (typeof altText !== 'string' || altText === '' || altText.length > 1500) return "Invalid 'altText'";
    if (!isRecord(message.contents) || message.contents.type !== 'bubble') return 'Invalid flex container';
    if (JSON.stringify(message.contents).length > 30_000) return 'The bubble is too large';
    if (partsOf(message.contents, 'text').some(({ text }) => text === '')) return 'A text must not be empty';
    if (!partsOf(message.contents, 'uri').every(isAction)) return 'Invalid action';
  }
  return null;
}

/** Implements the part of LINE's Messaging API that pushes need, and refuses what its reference says is refused. */
export async function startLineServer(token: string) {
  const pushed: Pushed[] = [];
  const tried: string[] = [];
  const blocked = new Set<string>();
  const state: { quota: number | null; used: number; refusal: { status: number; message: string } | null } = {
    quota: null,
    used: 0,
    refusal: null,
  };
  /** Accepts the next push, but closes the connection before responding. */
  let losesAnswer = false;

  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  async function push(request: IncomingMessage, response: ServerResponse) {
    const retryKey = request.headers['x-line-retry-key'];
    if (typeof retryKey !== 'string' || !uuid.test(retryKey)) return answer(response, 400, { message: 'Invalid key' });
    tried.push(retryKey);
    if (state.refusal) return answer(response, state.refusal.status, { message: state.refusal.message });
    if (pushed.some((one) => one.retryKey === retryKey)) {
      return answer(response, 409, { message: 'The retry key is already accepted' });
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const problem = request.headers['content-type'] === 'application/json' ? problemOf(body) : 'Unsupported type';
    if (problem) return answer(response, 400, { message: problem });
    pushed.push({ to: body.to, retryKey, message: body.messages[0] });
    state.used += 1;
    if (losesAnswer) {
      losesAnswer = false;
      return response.destroy();
    }
    return answer(response, 200, { sentMessages: [{ id: '1', quoteToken: 'q' }] });
  }

  const server = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      return answer(response, 401, { message: 'Authentication failed' });
    }
    const route = `${request.method} ${request.url}`;
    const [, profile] = /^GET \/v2\/bot\/profile\/(\w+)$/.exec(route) ?? [];
    if (profile) {
      if (blocked.has(profile)) return answer(response, 404, { message: 'Not found' });
      return answer(response, 200, { userId: profile, displayName: 'LINE' });
    }
    if (route === 'GET /v2/bot/message/quota') {
      return answer(response, 200, state.quota === null ? { type: 'none' } : { type: 'limited', value: state.quota });
    }
    if (route === 'GET /v2/bot/message/quota/consumption') return answer(response, 200, { totalUsage: state.used });
    if (route === 'POST /v2/bot/message/push') return void push(request, response);
    return answer(response, 404, { message: 'Not found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The accepted pushes. */
    pushed,
    /** Retry keys of all attempts. */
    tried,
    blocked,
    state,
    loseNextAnswer: () => {
      losesAnswer = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
