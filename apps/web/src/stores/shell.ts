import { create } from 'zustand';

const key = 'paidang.muted';

interface ShellState {
  /** Notifications make no sound. */
  muted: boolean;
  setMuted: (muted: boolean) => void;
}

const readMuted = (): boolean => {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
};

/** Settings of the shell, kept in this browser. The theme is kept by the ui package's provider. */
export const useShell = create<ShellState>()((set) => ({
  muted: readMuted(),
  setMuted: (muted) => {
    try {
      localStorage.setItem(key, muted ? '1' : '0');
    } catch {}
    set({ muted });
  },
}));
