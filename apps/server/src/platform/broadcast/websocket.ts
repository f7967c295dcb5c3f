import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { HubSocket } from './connection';
import type { Caller, Endpoint } from './endpoint';
import { closeCode } from './protocol';
import { TokenBucket } from './rate-limit';

const socketPath = /^\/app\/([A-Za-z0-9_-]{1,200})\/?(?:\?(.*))?$/;
const closeTimeout = 5_000;
const asText = { binary: false };
/** Close codes that are not logged as refusals. */
const expectedCloseCodes: ReadonlySet<number> = new Set([closeCode.reconnect, closeCode.noPong]);

const parseCaller = (url: string): Caller | undefined => {
  const [, key, query] = socketPath.exec(url) ?? [];
  return key === undefined ? undefined : { key, version: new URLSearchParams(query).get('protocol') };
};

/**
 * Logs the refusals of one connection: a line for the first of each reason, and a final one with their number, so that a
 * client cannot flood the log. Reasons are fixed texts of ours, never client input.
 */
class RefusalLog {
  readonly #times = new Map<string, number>();

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn'>) {}

  add(reason: string): void {
    const times = (this.#times.get(reason) ?? 0) + 1;
    this.#times.set(reason, times);
    if (times === 1) this.log.warn({ reason, times }, 'socket refused');
  }

  end(): void {
    for (const [reason, times] of this.#times) {
      if (times > 1) this.log.warn({ reason, times }, 'socket refused');
    }
    this.#times.clear();
  }
}

const socketOf = (ws: WebSocket, maxBufferedBytes: number, refusals: RefusalLog): HubSocket => ({
  get bufferedAmount() {
    return ws.bufferedAmount;
  },
  send: (frame) => ws.send(frame, asText),
  // A close frame queues behind everything the peer has not read, so a reader that has stalled is cut off.
  close: (code, reason) => {
    if (!expectedCloseCodes.has(code)) refusals.add(reason);
    if (ws.bufferedAmount > maxBufferedBytes) ws.terminate();
    else ws.close(code, reason);
  },
});

const serve = (endpoint: Endpoint, ws: WebSocket, caller: Caller, log: FastifyBaseLogger): void => {
  const { frameBurst, framesPerSecond, bufferedBytes } = endpoint.limits;
  const bucket = new TokenBucket(frameBurst, framesPerSecond, performance.now());
  let pause: NodeJS.Timeout | undefined;

  const refusals = new RefusalLog(log);
  const refuse = (reason: string) => refusals.add(reason);
  const session = endpoint.accept(socketOf(ws, bufferedBytes, refusals), caller, performance.now(), refuse);
  // `ws` itself closes after a broken or oversized frame; the hub removes the client immediately.
  ws.on('error', ({ code = 'broken frame' }: NodeJS.ErrnoException) => {
    refuse(code);
    if (session) endpoint.leave(session);
  });
  ws.on('close', () => refusals.end());
  if (!session) return;

  ws.on('message', (data, isBinary) => {
    const now = performance.now();
    endpoint.receive(session, isBinary ? '' : data.toString(), now);
    const wait = bucket.take(now);
    if (wait === 0 || pause) return;
    ws.pause();
    pause = setTimeout(() => {
      pause = undefined;
      ws.resume();
    }, wait);
  });
  for (const event of ['ping', 'pong'] as const) ws.on(event, () => endpoint.seen(session, performance.now()));
  ws.on('close', () => {
    clearTimeout(pause);
    endpoint.leave(session);
  });
};

const refuseUpgrade = (socket: Duplex, status: '404 Not Found' | '429 Too Many Requests'): void => {
  socket.on('error', () => socket.destroy());
  // Clients that do not close are terminated.
  setTimeout(() => socket.destroy(), closeTimeout).unref();
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Counts the sockets of each network. */
class NetworkCount {
  readonly #sockets = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place; returns whether one was available. */
  take(network: string): boolean {
    const count = this.#sockets.get(network) ?? 0;
    if (count >= this.most) return false;
    this.#sockets.set(network, count + 1);
    return true;
  }

  give(network: string): void {
    const count = this.#sockets.get(network) ?? 0;
    if (count > 1) this.#sockets.set(network, count - 1);
    else this.#sockets.delete(network);
  }
}

const closed = (ws: WebSocket): Promise<void> => new Promise((resolve) => ws.once('close', () => resolve()));

export interface BroadcastSocketOptions {
  readonly endpoint: Endpoint;
  /** Returns the network of a socket; `null` is not counted. @default no network is counted */
  readonly networkOf?: (request: IncomingMessage) => string | null;
}

/**
 * Serves `GET /app/:key` upgrades on the Fastify server's own port.
 * @example await app.register(broadcastSocket, { endpoint });
 */
export const broadcastSocket = fastifyPlugin<BroadcastSocketOptions>(
  async (fastify, { endpoint, networkOf = () => null }) => {
    // The types of `ws` lack `closeTimeout`, which is newer.
    const options: ServerOptions & { closeTimeout: number } = {
      noServer: true,
      maxPayload: endpoint.limits.frameBytes,
      perMessageDeflate: false,
      closeTimeout,
    };
    const server = new WebSocketServer(options);
    const networks = new NetworkCount(endpoint.limits.connectionsPerNetwork);
    const heartbeat = setInterval(() => endpoint.sweep(performance.now()), 1_000).unref();

    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const caller = parseCaller(request.url ?? '');
      if (!caller) {
        fastify.log.warn({ reason: 'Not a socket path', times: 1 }, 'socket refused');
        return refuseUpgrade(socket, '404 Not Found');
      }
      const network = networkOf(request);
      if (network !== null && !networks.take(network)) {
        fastify.log.warn({ reason: 'Too many sockets of one network', times: 1 }, 'socket refused');
        return refuseUpgrade(socket, '429 Too Many Requests');
      }
      if (network !== null) socket.once('close', () => networks.give(network));
      server.handleUpgrade(request, socket, head, (ws) => serve(endpoint, ws, caller, fastify.log));
    };
    fastify.server.on('upgrade', onUpgrade);

    fastify.addHook('preClose', async () => {
      clearInterval(heartbeat);
      const leaving = Promise.all([...server.clients].map(closed));
      endpoint.shutdown();
      const grace = setTimeout(() => {
        for (const ws of server.clients) ws.terminate();
      }, endpoint.limits.shutdownGrace);
      await leaving;
      clearTimeout(grace);
    });
  },
  { name: 'broadcast-socket' },
);
