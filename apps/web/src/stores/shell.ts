import { create } from 'zustand';

const mutedKey = 'paidang.muted';
const questionKeyOff = 'paidang.question-key-off';

interface ShellState {
  /** Notifications make no sound. */
  muted: boolean;
  setMuted: (muted: boolean) => void;
  /** The ? key opens the list of keys; can be turned off (WCAG 2.1.4). */
  questionKey: boolean;
  setQuestionKey: (on: boolean) => void;
  /** The list of keys is open. */
  keysShown: boolean;
  showKeys: (shown: boolean) => void;
}

const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
};

const write = (key: string, on: boolean) => {
  try {
    localStorage.setItem(key, on ? '1' : '0');
  } catch {}
};

/** Settings of the shell, stored in this browser. The theme is stored by the ui package's provider. */
export const useShell = create<ShellState>()((set) => ({
  muted: read(mutedKey),
  setMuted: (muted) => {
    write(mutedKey, muted);
    set({ muted });
  },
  questionKey: !read(questionKeyOff),
  setQuestionKey: (questionKey) => {
    write(questionKeyOff, !questionKey);
    set({ questionKey });
  },
  keysShown: false,
  showKeys: (keysShown) => set({ keysShown }),
}));
