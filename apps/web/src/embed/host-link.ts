import type {
  EmbedFrame,
  EmbedHandshake,
  EmbedMode,
  EmbedTheme,
  HostMessage,
  PanelMessage,
} from '@paidang/contract/routes';

const handshakeTimeout = 10_000;
const tokenTimeout = 15_000;

/** Connection to the host page, through the message port it provided. */
export interface HostLink {
  say(message: PanelMessage): void;
  /** Requests a fresh token for the current visitor. @throws NoTokenError if the page has no signed-in visitor */
  requestToken(): Promise<string>;
  /** Calls the listener with the current display mode and with every later one. */
  onMode(listener: (mode: EmbedMode) => void): () => void;
  /** Calls the listener with text for the composer, including text sent before it was registered. */
  onDraft(listener: (text: string) => void): () => void;
  /** Calls the listener when the page changes the theme. */
  onTheme(listener: (theme: EmbedTheme) => void): () => void;
  /** Calls the listener when the page changes the language. */
  onLang(listener: (lang: string) => void): () => void;
}

/** No allowed page answered the handshake. */
export class HandshakeError extends Error {
  override name = 'HandshakeError';
}

/** The host page has no signed-in visitor. */
export class NoTokenError extends Error {
  override name = 'NoTokenError';
}

interface Frame extends Pick<EmbedFrame, 'origin'> {
  /** Proves that the answer comes from the page that created this frame. */
  nonce: string;
}

const isAnswer = (data: unknown, nonce: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'paidang' in data &&
  data.paidang === 'port' &&
  'nonce' in data &&
  data.nonce === nonce;

/** Greets the host page and resolves with the port it answers with. @throws HandshakeError */
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
    }, handshakeTimeout);
    own.addEventListener('message', listen);
    own.parent.postMessage({ paidang: 'hello', nonce } satisfies EmbedHandshake, origin);
  });
}

/** Creates the link on top of a port. */
export function createHostLink(port: MessagePort): HostLink {
  const modes = new Set<(mode: EmbedMode) => void>();
  const drafts = new Set<(text: string) => void>();
  const themes = new Set<(theme: EmbedTheme) => void>();
  const languages = new Set<(lang: string) => void>();
  let mode: EmbedMode = -1;
  let waitingDraft: string | null = null;
  let answer: (token: string | null | undefined) => void = () => {};
  let asking: Promise<string> | null = null;

  const handlers: { [Type in HostMessage['type']]: (message: Extract<HostMessage, { type: Type }>) => void } = {
    token: ({ token }) => answer(token),
    mode(message) {
      mode = message.mode;
      for (const listener of modes) listener(mode);
    },
    draft({ text }) {
      if (drafts.size === 0) waitingDraft = text;
      for (const listener of drafts) listener(text);
    },
    theme({ theme }) {
      for (const listener of themes) listener(theme);
    },
    lang({ lang }) {
      for (const listener of languages) listener(lang);
    },
  };
  port.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    if (Object.hasOwn(handlers, data?.type)) handlers[data.type](data as never);
  };
  const say: HostLink['say'] = (message) => port.postMessage(message);

  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('@paidang/web: the host page did not answer the request for a token.')),
        tokenTimeout,
      );
      answer = (token) => {
        clearTimeout(timer);
        if (token) resolve(token);
        else if (token === undefined) reject(new Error('@paidang/web: the host page could not request a token.'));
        else reject(new NoTokenError('@paidang/web: the host page provided no token.'));
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
    onMode(listener) {
      listener(mode);
      return addTo(modes, listener);
    },
    onDraft(listener) {
      if (waitingDraft !== null) listener(waitingDraft);
      waitingDraft = null;
      return addTo(drafts, listener);
    },
    onTheme: (listener) => addTo(themes, listener),
    onLang: (listener) => addTo(languages, listener),
  };
}

/** Adds an item. Returns a function that removes it. */
function addTo<Item>(set: Set<Item>, item: Item): () => void {
  set.add(item);
  return () => {
    set.delete(item);
  };
}
