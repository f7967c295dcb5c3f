import type { LoaderOptions } from './options';
import { createWidget, type LoaderEvents, type Widget } from './widget';

type Listener = (detail: unknown) => void;

/** `Paidang('open')` and the like: the one global of the loader. */
export type PaidangCommand = (name: string, ...rest: unknown[]) => void;

/**
 * Answers commands.
 *
 * @param origin of the chat
 * @param attributes what the script's element says; `boot` adds to it
 */
export function createCommands(origin: string, attributes: LoaderOptions): PaidangCommand {
  const listeners = new Map<string, Set<Listener>>();
  let widget: Widget | null = null;

  const emit = (name: keyof LoaderEvents, detail?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(detail);
  };

  const commands: Record<string, (first?: unknown, second?: unknown) => void> = {
    boot(given) {
      const options = { ...attributes, ...(given as LoaderOptions | undefined) };
      const { partner } = options;
      if (!partner) throw new Error('@paidang/chat: no partner was named. Give the script data-partner, or boot one.');
      widget?.remove();
      widget = createWidget(origin, { ...options, partner }, emit);
    },
    open: () => widget?.open(),
    close: () => widget?.close(),
    toggle: () => widget?.toggle(),
    identify: (given) =>
      widget?.identify(typeof given === 'function' ? { getToken: given as () => string } : (given as LoaderOptions)),
    shutdown() {
      widget?.remove();
      widget = null;
    },
    on(name, listener) {
      const known = listeners.get(String(name)) ?? new Set();
      listeners.set(String(name), known.add(listener as Listener));
    },
    off: (name, listener) => void listeners.get(String(name))?.delete(listener as Listener),
  };

  return (name, ...rest) => {
    const command = Object.hasOwn(commands, name) && commands[name];
    if (!command) throw new Error(`@paidang/chat: there is no command "${name}".`);
    command(...rest);
  };
}
