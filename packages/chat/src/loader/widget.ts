import type { PanelMessage } from '@paidang/contract/calls';
import { createFrame, type PanelFrame } from './frame';
import { createLauncher, type Launcher } from './launcher';
import { askForToken, type LoaderOptions } from './options';

export interface LoaderEvents {
  /** The chat is there. */
  ready: undefined;
  open: undefined;
  close: undefined;
  /** How many messages wait to be read. */
  unread: number;
  /** The chat cannot be shown: it was refused, or not reached. */
  error: 'refused' | 'unreachable';
}

type Emit = <Name extends keyof LoaderEvents>(name: Name, detail?: LoaderEvents[Name]) => void;

export interface Widget {
  open(): void;
  close(): void;
  toggle(): void;
  /** Whoever is here from now on. */
  identify(options: LoaderOptions): void;
  remove(): void;
}

const patience = 15_000;
const unreachable = '聊天室暫時無法開啟，請稍後再試。';

/** The launcher on the page; its frame is made when it is opened first. */
export function createWidget(origin: string, given: LoaderOptions & { partner: string }, emit: Emit): Widget {
  let options = given;
  const label = options.label ?? '聊天';
  const theme = options.theme ?? 'system';
  const launcher: Launcher = createLauncher({ label, left: options.position === 'left' });
  const { host, button, panel } = launcher;
  let frame: PanelFrame | null = null;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveUp = () => {
    clearTimeout(timer);
    frame?.remove();
    frame = null;
    launcher.fail(unreachable);
    emit('error', 'unreachable');
  };

  const handlers: { [Type in PanelMessage['type']]: (message: Extract<PanelMessage, { type: Type }>) => void } = {
    'need-token': () => {
      const asked = frame;
      askForToken(options)
        .catch(() => null)
        .then((token) => asked?.say({ type: 'token', token }));
    },
    ready: () => {
      clearTimeout(timer);
      frame?.say({ type: 'shown', shown: isOpen });
      emit('ready');
    },
    unread: ({ unread }) => {
      launcher.badge(unread);
      emit('unread', unread);
    },
    resize: ({ large }) => panel.classList.toggle('large', large),
    close: () => close(),
    error: ({ reason }) => {
      clearTimeout(timer);
      emit('error', reason);
    },
  };

  const connect = () => {
    const { partner } = options;
    const onMessage = (message: PanelMessage) => handlers[message.type]?.(message as never);
    frame = createFrame({ origin, partner, title: label, theme, onMessage, onMissing: giveUp });
    panel.replaceChildren(frame.element);
    timer = setTimeout(giveUp, patience);
  };

  const show = (shown: boolean) => {
    isOpen = shown;
    panel.hidden = !shown;
    button.ariaExpanded = String(shown);
    frame?.say({ type: 'shown', shown });
  };

  function open(): void {
    if (isOpen) return;
    if (!frame) connect();
    show(true);
    frame?.element.focus();
    emit('open');
  }

  function close(): void {
    if (!isOpen) return;
    const hadFocus = Boolean(host.shadowRoot?.activeElement);
    show(false);
    if (hadFocus) button.focus();
    emit('close');
  }

  const toggle = () => (isOpen ? close() : open());
  button.onclick = toggle;
  button.onkeydown = ({ key }) => {
    if (key === 'Escape') close();
  };
  document.body.append(host);

  return {
    open,
    close,
    toggle,
    identify(changed) {
      options = { ...options, ...changed, partner: options.partner };
      if (!frame) return;
      clearTimeout(timer);
      frame.remove();
      launcher.badge(0);
      frame = null;
      if (isOpen) connect();
    },
    remove() {
      clearTimeout(timer);
      frame?.remove();
      host.remove();
    },
  };
}
