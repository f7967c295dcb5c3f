import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly authorization: string | undefined;
  readonly body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
}

type Answer = (response: ServerResponse) => void;

/** Implements streaming of OpenAI's chat completions, according to its documentation. */
export async function startModelServer() {
  const requests: Received[] = [];
  let answer: Answer = (response) => response.end();
  let closed: () => void = () => {};
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.on('close', () => closed());
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith: (next: Answer) => {
      answer = next;
    },
    /** Resolves when the connection of the next response is closed. */
    hangUp: () =>
      new Promise<void>((resolve) => {
        closed = resolve;
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const event = (data: string): string => `data: ${data}\n\n`;
const chunk = (delta: object, finishReason: string | null = null): string =>
  event(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    }),
  );

export const begin: Answer = (response) => response.writeHead(200, { 'content-type': 'text/event-stream' });
export const say = (response: ServerResponse, text: string) => response.write(chunk({ content: text }));

/** An answer that streams these pieces and ends normally. */
export const saying =
  (pieces: readonly string[], reason = 'stop'): Answer =>
  (response) => {
    begin(response);
    response.write(chunk({ role: 'assistant', content: '' }));
    for (const text of pieces) say(response, text);
    response.write(chunk({}, reason));
    response.end(event('[DONE]'));
  };

export const refusing =
  (status: number, message = 'a message of the service'): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-should-retry': 'false' })
      .end(JSON.stringify({ error: { message } }));
