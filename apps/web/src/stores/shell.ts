import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ShellState {
  /** Notifications make no sound. */
  muted: boolean;
  setMuted: (muted: boolean) => void;
}

/** Settings of the shell. The theme is kept by the ui package's provider. */
export const useShell = create<ShellState>()(
  persist((set) => ({ muted: false, setMuted: (muted) => set({ muted }) }), { name: 'paidang.shell' }),
);
