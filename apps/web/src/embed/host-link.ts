import type {
  EmbedFrame,
  EmbedHandshake,
  EmbedMode,
  EmbedTheme,
  HostMessage,
  PanelMessage,
} from '@paidang/contract/routes';

const handshakePatience = 10_000;
const tokenPatience = 15_000;

/** The page around the frame, through the one port it handed in. */
export interface HostLink {
  say(message: PanelMessage): void;
  /** A token it has just been given for whoever is there. @throws NoTokenError where it knows nobody */
  requestToken(): Promise<string>;
  /** How the frame is shown, now and from now on. */
  onMode(listener: (mode: EmbedMode) => void): () => void;
  /** Words the page wants to be in the composer, also those it said before anybody listened. */
  onDraft(listener: (text: string) => void): () => void;
  /** The looks the page wants from now on. */
  onTheme(listener: (theme: EmbedTheme) => void): () => void;
  /** The language the page wants from now on. */
  onLang(listener: (lang: string) => void): () => void;
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
  const modes = new Set<(mode: EmbedMode) => void>();
  const drafts = new Set<(text: string) => void>();
  const themes = new Set<(theme: EmbedTheme) => void>();
  const languages = new Set<(lang: string) => void>();
  let mode: EmbedMode = -1;
  let waitingDraft: string | null = null;
  let answer: (token: string | null | undefined) => void = () => {};
  let asking: Promise<string> | null = null;

  const hear: { [Type in HostMessage['type']]: (message: Extract<HostMessage, { type: Type }>) => void } = {
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
    if (Object.hasOwn(hear, data?.type)) hear[data.type](data as never);
  };
  const say: HostLink['say'] = (message) => port.postMessage(message);

  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('@paidang/web: the page around the frame was asked for a token and did not answer.')),
        tokenPatience,
      );
      answer = (token) => {
        clearTimeout(timer);
        if (token) resolve(token);
        else if (token === undefined) reject(new Error('@paidang/web: the page could not ask for a token.'));
        else reject(new NoTokenError('@paidang/web: the page around the frame gave no token.'));
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
      return added(modes, listener);
    },
    onDraft(listener) {
      if (waitingDraft !== null) listener(waitingDraft);
      waitingDraft = null;
      return added(drafts, listener);
    },
    onTheme: (listener) => added(themes, listener),
    onLang: (listener) => added(languages, listener),
  };
}

/** Answers how to take it out again. */
function added<Item>(set: Set<Item>, item: Item): () => void {
  set.add(item);
  return () => {
    set.delete(item);
  };
}
