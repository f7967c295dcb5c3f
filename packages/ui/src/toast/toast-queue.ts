import type { ReactNode } from 'react';

export interface ToastOptions {
  /** The message: what happened and, if needed, what to do next. */
  title: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  /** One way to react, usually undo. */
  action?: {
    label: string;
    /** How to reach the same without the toast, for screen readers. @default the label */
    altText?: string;
    onSelect: () => void;
  };
  /** Time it stays, ms; `Infinity` until closed. @default 1500, with an action 6000 */
  duration?: number;
}

export interface QueuedToast extends ToastOptions {
  readonly id: string;
  readonly open: boolean;
}

export type ToastChange =
  | { type: 'show'; toast: QueuedToast }
  | { type: 'dismiss'; id: string }
  | { type: 'remove'; id: string };

/** Toasts in the order they came; a dismissed one stays until it has left the screen. */
export function toastQueue(queue: readonly QueuedToast[], change: ToastChange): readonly QueuedToast[] {
  switch (change.type) {
    case 'show':
      return [...queue, change.toast];
    case 'dismiss':
      return queue.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast));
    case 'remove':
      return queue.filter((toast) => toast.id !== change.id);
  }
}
