import type { ToastOptions } from '@paidang/ui/toast';
import { create } from 'zustand';

interface ToastState {
  /** Messages on their way to the screen. */
  queue: readonly ToastOptions[];
  take: () => void;
}

/** Messages of any part of the app; `shell/toasts` shows them, and fetches what that takes with the first. */
export const useToastQueue = create<ToastState>()((set) => ({
  queue: [],
  take: () => set({ queue: [] }),
}));

/** @example showToast({ title: '已送出v2', tone: 'success' }) */
export const showToast = (toast: ToastOptions): void =>
  useToastQueue.setState(({ queue }) => ({ queue: [...queue, toast] }));
