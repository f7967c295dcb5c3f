import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

const together = 100;

/** Many sockets that count the messages they receive. */
export class Audience {
  #sockets = [];
  #heard = 0;
  #awaited = Number.POSITIVE_INFINITY;
  #reached = () => {};

  /**
   * @param url where to connect
   * @param greet what a new socket does before it counts as connected
   */
  static async gather(count, url, greet = async () => {}) {
    const audience = new Audience();
    for (let from = 0; from < count; from += together) {
      const group = Array.from({ length: Math.min(together, count - from) }, () => audience.#join(url, greet));
      await Promise.all(group);
    }
    return audience;
  }

  async #join(url, greet) {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await greet(socket);
    if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open');
    socket.on('message', (data) => {
      if (data.length < 64 && data.includes('pusher:ping')) {
        socket.send('{"event":"pusher:pong","data":{}}');
        return;
      }
      this.#heard += 1;
      if (this.#heard === this.#awaited) this.#reached();
    });
    this.#sockets.push(socket);
  }

  /** Runs `publish` and waits until every socket has received one message. */
  async all(publish) {
    this.#heard = 0;
    this.#awaited = this.#sockets.length;
    const reached = new Promise((resolve) => {
      this.#reached = resolve;
    });
    await Promise.all([publish(), reached]);
  }

  leave() {
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** Subscribes a new socket to a private channel, signed as the API would sign it. */
export const subscribeTo =
  ({ key, secret }, channel) =>
  async (socket) => {
    const [greeting] = await once(socket, 'message');
    const { socket_id: id } = JSON.parse(JSON.parse(greeting).data);
    const signature = createHmac('sha256', secret).update(`${id}:${channel}`).digest('hex');
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: `${key}:${signature}` } }));
    await once(socket, 'message');
  };
