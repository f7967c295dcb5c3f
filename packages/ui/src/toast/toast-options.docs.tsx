import type { ToastOptions } from './toast-queue';

// A component, since the tables of props are made from components.
/** What `toast.show` takes. */
export const ToastOptionsTable = (_: ToastOptions) => null;
