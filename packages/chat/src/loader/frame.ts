import { type EmbedHandshake, embedPagePath, type HostMessage, type PanelMessage } from '@paidang/contract/routes';

/** The chat in its frame. */
export interface PanelFrame {
  readonly element: HTMLIFrameElement;
  say(message: HostMessage): void;
  remove(): void;
}

interface FrameOptions {
  /** Origin of the chat. */
  origin: string;
  partner: string;
  title: string;
  theme: string;
  lang: string;
  onMessage: (message: PanelMessage) => void;
  /** Something was loaded, and it was not the chat: refused here, or an error page. */
  onMissing: () => void;
}

/** The page in the frame says hello with our nonce; then it gets one port, and windows are not listened to any more. */
export function createFrame({ origin, partner, title, theme, lang, onMessage, onMissing }: FrameOptions): PanelFrame {
  const nonce = crypto.randomUUID();
  const { port1: port, port2 } = new MessageChannel();
  const element = document.createElement('iframe');
  const query = new URLSearchParams({ partner, origin: location.origin });
  element.src = `${origin}${embedPagePath}?${query}#${new URLSearchParams({ nonce, theme, lang })}`;
  element.title = title;
  element.allow = 'clipboard-write';

  const isHello = (data: unknown): data is EmbedHandshake => (data as EmbedHandshake | null)?.nonce === nonce;
  const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    const frame = element.contentWindow;
    if (!frame || source !== frame || from !== origin || !isHello(data)) return;
    element.onload = null;
    removeEventListener('message', listen);
    frame.postMessage({ paidang: 'port', nonce } satisfies EmbedHandshake, origin, [port2]);
  };
  addEventListener('message', listen);
  // The chat says hello before it counts as loaded.
  element.onload = () => setTimeout(() => element.onload && onMissing(), 500);
  port.onmessage = ({ data }: MessageEvent<PanelMessage>) => onMessage(data);

  return {
    element,
    say: (message) => port.postMessage(message),
    remove() {
      element.onload = null;
      removeEventListener('message', listen);
      port.close();
      element.remove();
    },
  };
}
