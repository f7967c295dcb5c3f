import { create } from 'zustand';

/** Survives a reload of the page, which is how a reload is detected. */
const key = 'paidang.guide';

interface GuideState {
  /** Shows the tour of the page again; `null` on a page without one. */
  replay: (() => void) | null;
  /** The beginner guide is on: calls of projects go to its demo. */
  isOn: boolean;
  /** The page was reloaded while the guide was on. */
  wasReloaded: boolean;
}

interface GuideActions {
  enter: () => void;
  /** Switches the guide off and clears its state. */
  leave: () => void;
  /** The user has been told about the reload. */
  begin: () => void;
}

const readRunning = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const writeRunning = (running: boolean): void => {
  try {
    if (running) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {}
};

/** The tour of the page that is open, and the beginner guide. */
export const useGuide = create<GuideState & GuideActions>()((set) => ({
  replay: null,
  isOn: false,
  wasReloaded: readRunning(),
  enter: () => {
    writeRunning(true);
    set({ isOn: true });
  },
  leave: () => {
    writeRunning(false);
    set({ isOn: false, wasReloaded: false });
  },
  begin: () => set({ wasReloaded: false }),
}));
