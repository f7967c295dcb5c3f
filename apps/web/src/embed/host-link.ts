import type { EmbedFrame, EmbedHandshake, HostMessage, PanelMessage } from '@paidang/contract/calls';

const handshakePatience = 10_000;
const tokenPatience = 15_000;

/** The page around the frame, through the one port it handed in. */
export interface HostLink {
  say(message: PanelMessage): void;
  /** A token it has just been given for whoever is there. Rejects when it has none. */
  requestToken(): Promise<string>;
  /** Whether the frame is on screen, now and from now on. */
  onShown(listener: (shown: boolean) => void): () => void;
}

/** No page that is allowed to answered. */
export class HandshakeError extends Error {
  override name = 'HandshakeError';
}

/** The page around the frame knows nobody. */
export class NoTokenError extends Error {
  override name = 'NoTokenError';
}

interface Frame extends Pick<EmbedFrame, 'origin'> {
  /** Proves that the page which made this frame is the one that answers. */
  nonce: string;
}

const isAnswer = (data: unknown, nonce: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'paidang' in data &&
  data.paidang === 'port' &&
  'nonce' in data &&
  data.nonce === nonce;

/** Says hello to the page around this window and takes the port it answers with. @throws HandshakeError */
export function receivePort(own: Window, { origin, nonce }: Frame): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    if (own.parent === own || nonce === '') {
      reject(new HandshakeError('@paidang/web: this page is not in the frame of a partner.'));
      return;
    }
    const end = () => {
      own.removeEventListener('message', listen);
      clearTimeout(timer);
    };
    const listen = ({ source, origin: from, data, ports }: MessageEvent<unknown>) => {
      const [port] = ports;
      if (source !== own.parent || from !== origin || !port || !isAnswer(data, nonce)) return;
      end();
      resolve(port);
    };
    const timer = setTimeout(() => {
      end();
      reject(new HandshakeError(`@paidang/web: ${origin} did not answer.`));
    }, handshakePatience);
    own.addEventListener('message', listen);
    own.parent.postMessage({ paidang: 'hello', nonce } satisfies EmbedHandshake, origin);
  });
}

/** Speaks through a port. */
export function createHostLink(port: MessagePort): HostLink {
  const listeners = new Set<(shown: boolean) => void>();
  let shown = false;
  let answer: (token: string | null) => void = () => {};
  let asking: Promise<string> | null = null;

  port.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    if (data.type === 'token') answer(data.token);
    if (data.type !== 'shown') return;
    shown = data.shown;
    for (const listener of listeners) listener(shown);
  };
  const say: HostLink['say'] = (message) => port.postMessage(message);

  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const refuse = () => reject(new NoTokenError('@paidang/web: the page around the frame gave no token.'));
      const timer = setTimeout(refuse, tokenPatience);
      answer = (token) => {
        clearTimeout(timer);
        if (token) resolve(token);
        else refuse();
      };
      say({ type: 'need-token' });
    });

  return {
    say,
    requestToken() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    onShown(listener) {
      listeners.add(listener);
      listener(shown);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
