import { type EmbedHandshake, embedPagePath, type HostMessage, type PanelMessage } from '@paidang/contract/routes';

/** The frame that contains the chat. */
export interface PanelFrame {
  readonly element: HTMLIFrameElement;
  post(message: HostMessage): void;
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
  /** Called when something other than the chat was loaded: this page is refused, or it is an error page. */
  onMissing: () => void;
}

/**
 * Creates the frame. Its page says hello with our nonce and gets one port in return; window messages are ignored after that.
 */
export function createFrame({ origin, partner, title, theme, lang, onMessage, onMissing }: FrameOptions): PanelFrame {
  const nonce = crypto.randomUUID();
  const { port1: port, port2 } = new MessageChannel();
  const element = document.createElement('iframe');
  const query = new URLSearchParams({ partner, origin: location.origin });
  element.src = `${origin}${embedPagePath}?${query}#${new URLSearchParams({ nonce, theme, lang })}`;
  element.title = title;
  element.allow = 'clipboard-write';

  const isHello = (data: unknown): data is EmbedHandshake => (data as EmbedHandshake | null)?.nonce === nonce;
  const handshake = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    const frame = element.contentWindow;
    if (!frame || source !== frame || from !== origin || !isHello(data)) return;
    element.onload = null;
    removeEventListener('message', handshake);
    frame.postMessage({ paidang: 'port', nonce } satisfies EmbedHandshake, origin, [port2]);
  };
  addEventListener('message', handshake);
  // The chat says hello before the frame's `load` event.
  element.onload = () => setTimeout(() => element.onload && onMissing(), 500);
  port.onmessage = ({ data }: MessageEvent<PanelMessage>) => onMessage(data);

  return {
    element,
    post: (message) => port.postMessage(message),
    remove() {
      element.onload = null;
      removeEventListener('message', handshake);
      port.close();
      element.remove();
    },
  };
}
