import { createWidget, type EmbedWidget, type LoaderEvents } from './embed-widget';
import type { LoaderOptions } from './options';

type Listener = (detail?: unknown) => void;

/** `Paidang('show')` and the like: the one global of the loader. */
export type PaidangCommand = (name: string, ...rest: unknown[]) => void;

const widgetCommands = ['show', 'hide', 'toggle', 'setMode', 'openConversation', 'update', 'identify'] as const;

/**
 * Handles commands.
 *
 * @param origin of the chat
 * @param attributes what the script's element says; `boot` adds to it
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

  // Those of a widget do nothing while there is none.
  for (const name of widgetCommands) {
    commands[name] = (given) => widget?.[name](given as never);
  }

  return (name, ...rest) => {
    const command = Object.hasOwn(commands, name) && commands[name];
    if (!command) throw new Error(`@paidang/chat: there is no command "${name}".`);
    command(...rest);
  };
}
