import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** How long a request may take to arrive: in total, until its headers are complete, and the minimum of bytes per interval. */
export const requestTimeouts = {
  requestMilliseconds: 900_000,
  headersMilliseconds: 20_000,
  stretchMilliseconds: 30_000,
  bytesInStretch: 4_096,
} as const;

/** Without these timeouts, a silent client could keep a connection open forever. */
export const arrivalOptions = {
  requestTimeout: requestTimeouts.requestMilliseconds,
  http: { headersTimeout: requestTimeouts.headersMilliseconds, connectionsCheckingInterval: 5_000 },
} as const satisfies FastifyServerOptions & { http: object };

interface ReceiveRate {
  readonly stretchMilliseconds: number;
  readonly bytesInStretch: number;
}

/** Closes connections whose body makes too little progress. A slow but steady upload gets the full request time. */
export function cutStalledBodies(
  app: FastifyInstance,
  { stretchMilliseconds, bytesInStretch }: ReceiveRate = requestTimeouts,
): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || !socket) return;
    let known = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      if (socket.bytesRead - known < bytesInStretch) socket.destroy();
      known = socket.bytesRead;
    }, stretchMilliseconds).unref();
    for (const event of ['end', 'close'] as const) raw.once(event, () => clearInterval(timer));
  });
}
