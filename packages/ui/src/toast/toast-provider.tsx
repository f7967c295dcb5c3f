import { Portal, Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useId, useMemo, useReducer, useRef } from 'react';
import type { ToastLabels } from '../labels/ui-labels';
import { useLabels } from '../locale';
import { usePortalContainer } from '../portal-root';
import { Toast } from './toast';
import { type ToastOptions, toastQueue } from './toast-queue';

/** What `useToast` returns. */
export interface ToastApi {
  /** Queues a toast and returns its id. */
  show: (options: ToastOptions) => string;
  /** Removes a toast, also one still waiting. */
  dismiss: (id: string) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
  /** Toasts displayed at once; further ones wait. @default 3 */
  limit?: number;
  /** Labels; `{hotkey}` is the key that moves the focus to the toasts. */
  labels?: Partial<ToastLabels>;
}

const defaultLabels: ToastLabels = { region: '通知（{hotkey}）', toast: '通知', close: '關閉' };

/**
 * Displays short messages at the top of the page. They are announced politely, stay while hovered or
 * focused, and are closed with Esc or a swipe.
 *
 * @example
 * const toast = useToast();
 * toast.show({ title: '已刪除留言', action: { label: '復原', onSelect: restore } });
 */
export function ToastProvider({ children, limit = 3, labels }: ToastProviderProps) {
  const [queue, change] = useReducer(toastQueue, []);
  const container = usePortalContainer();
  const names = useLabels('toast', defaultLabels, labels);
  const prefix = useId();
  const count = useRef(0);

  const show = useCallback(
    (options: ToastOptions) => {
      count.current += 1;
      const id = `${prefix}${count.current}`;
      change({ type: 'show', toast: { ...options, id, open: true } });
      return id;
    },
    [prefix],
  );
  const dismiss = useCallback((id: string) => change({ type: 'dismiss', id }), []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext.Provider value={api}>
      {children}
      <Radix.Provider label={names.toast} swipeDirection="up" announcerContainer={container}>
        {queue.slice(0, limit).map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            closeLabel={names.close}
            onClose={() => dismiss(toast.id)}
            onGone={() => change({ type: 'remove', id: toast.id })}
          />
        ))}
        <Portal.Root container={container}>
          <Radix.Viewport
            data-slot="toast-viewport"
            label={names.region}
            className="pd-root pd:pointer-events-none pd:fixed pd:inset-x-4 pd:top-[var(--pd-toast-top,72px)] pd:z-(--pd-z-toast) pd:flex pd:flex-col pd:items-center pd:gap-2 pd:outline-none"
          />
        </Portal.Root>
      </Radix.Provider>
    </ToastContext.Provider>
  );
}

/** Returns functions that show and dismiss toasts. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) {
    throw new Error(
      '@paidang/ui: useToast was called outside a ToastProvider, so a message would never be seen. Wrap the app in <ToastProvider>.',
    );
  }
  return api;
}
