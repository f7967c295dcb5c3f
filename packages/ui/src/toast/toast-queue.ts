import type { ReactNode } from 'react';

/** Content, appearance and duration of a toast. */
export interface ToastOptions {
  /** The message: what happened and, if needed, what to do next. */
  title: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  /** One action, usually undo. */
  action?: {
    label: string;
    /** How to do the same without the toast, for screen readers. @default the label */
    altText?: string;
    onSelect: () => void;
  };
  /** Display time in ms; `Infinity` until closed. @default 1500; 6000 with an action or the tone `danger` */
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

/** A repeated failure stays one message, whose timer restarts. */
const isSame = (one: ToastOptions, other: ToastOptions) =>
  one.tone === 'danger' && other.tone === 'danger' && !one.action && !other.action && one.title === other.title;

/** Toasts in order of arrival; a dismissed one stays until it has left the screen. */
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
