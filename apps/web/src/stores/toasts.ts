import type { ToastOptions } from '@paidang/ui/toast';
import { create } from 'zustand';

interface ToastState {
  /** Messages waiting to be shown. */
  queue: readonly ToastOptions[];
  take: () => void;
}

/** Messages from any part of the app. `shell/toasts` shows them, and loads its code with the first one. */
export const useToastQueue = create<ToastState>()((set) => ({
  queue: [],
  take: () => set({ queue: [] }),
}));

/** @example showToast({ title: '已送出v2', tone: 'success' }) */
export const showToast = (toast: ToastOptions): void =>
  useToastQueue.setState(({ queue }) => ({ queue: [...queue, toast] }));
