import type { Notification } from '@paidang/contract/entities';
import { create } from 'zustand';

interface LiveState {
  /** Popups on screen, the newest last. */
  live: Notification[];
  /** Shows a new notification once, however often it is reported. Returns whether it was new. */
  arrive: (notification: Notification) => boolean;
  /** Marks notifications as known, so that they do not pop up. */
  know: (notifications: readonly Notification[]) => void;
  dismiss: (uuid: string) => void;
  reset: () => void;
}

const maximum = 3;
let known = new Set<string>();

/** Notifications that have just arrived, by socket or by polling. */
export const useLiveNotifications = create<LiveState>()((set) => ({
  live: [],
  arrive: (notification) => {
    if (known.has(notification.uuid)) return false;
    known.add(notification.uuid);
    set(({ live }) => ({ live: [...live, notification].slice(-maximum) }));
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
