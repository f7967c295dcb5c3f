import type { ToastOptions } from './toast-queue';

// A component, because tables of props are generated from components.
/** Options of `toast.show`. */
export const ToastOptionsTable = (_: ToastOptions) => null;
