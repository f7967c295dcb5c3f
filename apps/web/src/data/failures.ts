import type { RequestError } from './errors';

type Listener = (error: RequestError) => void;

const listeners = new Set<Listener>();

/** Failures nobody handled, on their way from the client to the one place that shows them. */
export const failures = {
  emit: (error: RequestError): void => {
    for (const listener of listeners) listener(error);
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
