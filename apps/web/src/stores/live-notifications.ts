import type { Notification } from '@paidang/contract/entities';
import { create } from 'zustand';

interface LiveState {
  /** Popups on screen, the newest last. */
  live: Notification[];
  /** Shows a new notification once, however often it is reported. Returns whether it was new. */
  arrive: (notification: Notification) => boolean;
  /** What was there before is not new. */
  know: (notifications: readonly Notification[]) => void;
  dismiss: (uuid: string) => void;
  reset: () => void;
}

const atOnce = 3;
let known = new Set<string>();

/** Notifications that have just come in, by socket or by poll. */
export const useLiveNotifications = create<LiveState>()((set) => ({
  live: [],
  arrive: (notification) => {
    if (known.has(notification.uuid)) return false;
    known.add(notification.uuid);
    set(({ live }) => ({ live: [...live, notification].slice(-atOnce) }));
    return true;
  },
  know: (notifications) => {
    for (const { uuid } of notifications) known.add(uuid);
  },
  dismiss: (uuid) => set(({ live }) => ({ live: live.filter((one) => one.uuid !== uuid) })),
  reset: () => {
    known = new Set();
    set({ live: [] });
  },
}));
