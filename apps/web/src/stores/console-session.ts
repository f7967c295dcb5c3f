import type { StaffMember } from '@paidang/contract/entities';
import { create } from 'zustand';
import { consoleKey } from './session-storage';

interface ConsoleSession {
  token: string | null;
  staff: StaffMember | null;
}

interface ConsoleSessionState extends ConsoleSession {
  /** The session ended without the user signing out. */
  hasExpired: boolean;
  enter: (session: { token: string; staff: StaffMember }) => void;
  /** The server confirmed the staff member, with their current roles. */
  confirm: (staff: StaffMember) => void;
  expire: () => void;
  leave: () => void;
}

const nobody: ConsoleSession = { token: null, staff: null };

function read(): ConsoleSession {
  try {
    return (JSON.parse(localStorage.getItem(consoleKey) ?? 'null') as ConsoleSession | null) ?? nobody;
  } catch {
    return nobody;
  }
}

function write({ token, staff }: ConsoleSession): void {
  try {
    if (token) localStorage.setItem(consoleKey, JSON.stringify({ token, staff }));
    else localStorage.removeItem(consoleKey);
  } catch {}
}

/** The staff member signed in to the console; independent of the session of the product. */
export const useConsoleSession = create<ConsoleSessionState>()((set, get) => {
  const become = (session: ConsoleSession, hasExpired = false) => {
    write(session);
    set({ ...session, hasExpired });
  };
  return {
    ...read(),
    hasExpired: false,
    enter: (session) => become(session),
    confirm: (staff) => become({ token: get().token, staff }),
    expire: () => become(nobody, get().token !== null),
    leave: () => become(nobody),
  };
});

/** Follows sign-ins and sign-outs in other console tabs. @returns a function that stops it */
export function followOtherConsoles(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === consoleKey || key === null) useConsoleSession.setState(read());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
