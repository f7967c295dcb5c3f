import { createWidget, type EmbedWidget, type LoaderEvents } from './embed-widget';
import type { LoaderOptions } from './options';

type Listener = (detail?: unknown) => void;

/** The only global of the loader: `Paidang('show')` and other commands. */
export type PaidangCommand = (name: string, ...rest: unknown[]) => void;

const widgetCommands = ['show', 'hide', 'toggle', 'setMode', 'openConversation', 'update', 'identify'] as const;

/**
 * Creates the command handler.
 *
 * @param origin origin of the chat
 * @param attributes options from the script element; those of `boot` override them
 */
export function createCommands(origin: string, attributes: LoaderOptions): PaidangCommand {
  const listeners = new Map<unknown, Set<Listener>>();
  let widget: EmbedWidget | null = null;

  const emit = (name: keyof LoaderEvents, detail?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(detail);
  };
  const on = (name: unknown, listener: unknown) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener as Listener));
  };

  const commands: Record<string, (first?: unknown, second?: unknown) => void> = {
    boot(given) {
      const options = { ...attributes, ...(given as LoaderOptions | undefined) };
      const { partner } = options;
      if (!partner)
        throw new Error('@paidang/chat: no partner was given. Set data-partner on the script, or pass one to boot.');
      widget?.remove();
      widget = createWidget(origin, { ...options, partner }, emit);
    },
    shutdown() {
      widget?.remove();
      widget = null;
    },
    on,
    off: (name, listener) => void listeners.get(name)?.delete(listener as Listener),
    ready(listener) {
      on('ready', listener);
      if (widget?.isReady()) (listener as Listener)();
    },
  };

  // Widget commands are no-ops until a widget exists.
  for (const name of widgetCommands) {
    commands[name] = (given) => widget?.[name](given as never);
  }

  return (name, ...rest) => {
    const command = Object.hasOwn(commands, name) && commands[name];
    if (!command) throw new Error(`@paidang/chat: there is no command "${name}".`);
    command(...rest);
  };
}
