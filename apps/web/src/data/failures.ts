import type { RequestError } from './errors';

type Listener = (error: RequestError, isPressed: boolean) => void;

const listeners = new Set<Listener>();

/** Carries unhandled failures from the client to the one place that shows them. */
export const failures = {
  /** @param isPressed whether a user action caused the failed call. @default true */
  emit: (error: RequestError, isPressed = true): void => {
    for (const listener of listeners) listener(error, isPressed);
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
