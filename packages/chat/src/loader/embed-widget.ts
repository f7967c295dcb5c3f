import type { EmbedMode, PanelMessage } from '@paidang/contract/routes';
import { createFrame, type PanelFrame } from './frame';
import { labelsOf } from './labels';
import { createLauncher } from './launcher';
import { type LoaderOptions, requestToken } from './options';

export interface LoaderEvents {
  /** The chat is loaded. */
  ready: undefined;
  show: undefined;
  hide: undefined;
  /** Mode: -1 launcher, 0 popup, 1 large panel. */
  mode: EmbedMode;
  /** Number of unread messages. */
  unread: number;
  /** The chat could not be shown: it was refused, or is unreachable. */
  error: 'refused' | 'unreachable';
}

type Emit = <Name extends keyof LoaderEvents>(name: Name, detail?: LoaderEvents[Name]) => void;

export interface EmbedWidget {
  /** Opens in the last mode, which is popup at first. */
  show(): void;
  hide(): void;
  toggle(): void;
  setMode(mode: EmbedMode): void;
  /** Opens the conversation, with a text for its composer. */
  openConversation(given?: { text?: string }): void;
  /** Whether the chat is loaded. */
  isReady(): boolean;
  /** Changes theme, position, language, label or token source; the conversation continues. */
  update(options: LoaderOptions): void;
  /** Switches to another visitor. */
  identify(given: LoaderOptions | LoaderOptions['getToken']): void;
  remove(): void;
}

const loadTimeoutMs = 15_000;

/** Creates the launcher on the page; the frame is created when it is first opened. */
export function createWidget(origin: string, given: LoaderOptions & { partner: string }, emit: Emit): EmbedWidget {
  let options = given;
  const launcher = createLauncher();
  const { host, button, panel } = launcher;
  let frame: PanelFrame | null = null;
  let ready = false;
  let mode: EmbedMode = -1;
  let shownAs: EmbedMode = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const disconnect = () => {
    clearTimeout(timer);
    frame?.remove();
    frame = null;
    ready = false;
  };

  const giveUp = () => {
    disconnect();
    launcher.fail();
    console.warn(`Paidang: no chat from ${origin}. Is ${location.origin} registered? npm run partner -- origins`);
    emit('error', 'unreachable');
  };

  const handlers: { [Type in PanelMessage['type']]: (message: Extract<PanelMessage, { type: Type }>) => void } = {
    'need-token': () => {
      const requester = frame;
      requestToken(options)
        .catch(() => undefined)
        .then((token) => requester?.post({ type: 'token', token }));
    },
    ready: () => {
      clearTimeout(timer);
      ready = true;
      emit('ready');
    },
    unread: ({ unread }) => {
      launcher.badge(unread);
      emit('unread', unread);
    },
    mode: (message) => setMode(message.mode),
    error: ({ reason }) => {
      clearTimeout(timer);
      emit('error', reason);
    },
  };

  const connect = () => {
    const { partner, lang = '', label = labelsOf(lang).label, theme = 'system' } = options;
    const onMessage = (message: PanelMessage) => handlers[message.type]?.(message as never);
    frame = createFrame({ origin, partner, title: label, theme, lang, onMessage, onMissing: giveUp });
    panel.replaceChildren(frame.element);
    timer = setTimeout(giveUp, loadTimeoutMs);
    frame.post({ type: 'mode', mode });
  };

  function setMode(next: EmbedMode): void {
    const before = mode;
    if (next === before) return;
    const shown = next >= 0;
    const hadFocus = Boolean(host.shadowRoot?.activeElement);
    mode = next;
    if (shown) shownAs = next;
    panel.hidden = !shown;
    panel.classList.toggle('large', next === 1);
    button.ariaExpanded = String(shown);
    if (frame) frame.post({ type: 'mode', mode });
    else if (shown) connect();
    if (before < 0) frame?.element.focus();
    if (!shown && hadFocus) button.focus();
    if (shown !== before >= 0) emit(shown ? 'show' : 'hide');
    emit('mode', mode);
  }

  const show = () => {
    if (mode < 0) setMode(shownAs);
  };
  const hide = () => setMode(-1);
  const toggle = () => setMode(mode < 0 ? shownAs : -1);
  const apply = (changed: LoaderOptions) => {
    options = { ...options, ...changed, partner: options.partner };
    launcher.apply(options);
  };
  button.onclick = toggle;
  button.onkeydown = ({ key }) => {
    if (key === 'Escape') hide();
  };
  apply({});
  document.body.append(host);

  return {
    show,
    hide,
    toggle,
    setMode,
    openConversation({ text } = {}) {
      show();
      if (text) frame?.post({ type: 'draft', text });
    },
    isReady: () => ready,
    update(changed) {
      apply(changed);
      if (!frame) return;
      if (changed.theme) frame.post({ type: 'theme', theme: changed.theme });
      if ('lang' in changed) frame.post({ type: 'lang', lang: changed.lang ?? '' });
      frame.element.title = panel.ariaLabel ?? '';
    },
    identify(changed) {
      apply(typeof changed === 'function' ? { getToken: changed } : (changed ?? {}));
      if (!frame) return;
      disconnect();
      launcher.badge(0);
      if (mode >= 0) connect();
    },
    remove() {
      disconnect();
      host.remove();
    },
  };
}
