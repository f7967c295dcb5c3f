import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ReceivedFrame } from './fake-client';

/** A plain WebSocket that records its frames, for tests of the protocol rather than of a library. */
export class RawClient {
  readonly frames: ReceivedFrame[] = [];
  readonly closed: Promise<number>;
  readonly #waiting = new Set<() => void>();

  private constructor(readonly ws: WebSocket) {
    ws.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()));
      for (const check of this.#waiting) check();
    });
    ws.on('error', () => {});
    this.closed = new Promise((resolve) => ws.once('close', resolve));
  }

  static async open(url: string): Promise<RawClient> {
    const client = new RawClient(new WebSocket(url));
    await once(client.ws, 'open');
    return client;
  }

  static async connect(url: string): Promise<RawClient> {
    const client = await RawClient.open(url);
    await client.next('pusher:connection_established');
    return client;
  }

  send(frame: unknown): void {
    this.ws.send(JSON.stringify(frame));
  }

  /** Takes the first frame with this event, waiting for it if necessary. */
  next(event: string): Promise<ReceivedFrame> {
    return new Promise((resolve) => {
      const check = () => {
        const index = this.frames.findIndex((frame) => frame.event === event);
        if (index < 0) return;
        this.#waiting.delete(check);
        resolve(this.frames.splice(index, 1)[0] as ReceivedFrame);
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** All frames sent by the server so far: frames keep their order, so the pong comes last. */
  async settled(): Promise<ReceivedFrame[]> {
    this.send({ event: 'pusher:ping', data: {} });
    await this.next('pusher:pong');
    return this.frames.splice(0);
  }
}
