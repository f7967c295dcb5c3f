import type { ReactNode } from 'react';

/** What a toast says, how, and for how long. */
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
  /** Time it stays, ms; `Infinity` until closed. @default 1500; 6000 with an action or of tone `danger` */
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

/** A failure that happens again is one message, with all its time again. */
const isSame = (one: ToastOptions, other: ToastOptions) =>
  one.tone === 'danger' && other.tone === 'danger' && !one.action && !other.action && one.title === other.title;

/** Toasts in the order they came; a dismissed one stays until it has left the screen. */
export function toastQueue(queue: readonly QueuedToast[], change: ToastChange): readonly QueuedToast[] {
  switch (change.type) {
    case 'show':
      return [...queue.filter((toast) => !isSame(toast, change.toast)), change.toast];
    case 'dismiss':
      return queue.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast));
    case 'remove':
      return queue.filter((toast) => toast.id !== change.id);
  }
}
