import type { User } from '@paidang/contract/entities';
import { create } from 'zustand';
import {
  clearStorage,
  forgetSession,
  isForeignLogin,
  isForeignLogout,
  type Registered,
  readRegistered,
  readSession,
  type StoredSession,
  writeRegistered,
  writeSession,
} from './session-storage';

export type AuthStatus = 'empty' | 'loading' | 'success' | 'error';

interface SessionState {
  token: string | null;
  user: User | null;
  status: AuthStatus;
  /** Whether the client opens a realtime connection. */
  socket: boolean;
  /** An administrator uses this account. */
  superLogin: boolean;
  /** Who just registered, or tried to log in before verifying. */
  registerSendData: Registered | null;
  /** The project somebody was invited to. */
  invitedData: { project_uuid: string } | null;
  /** The visit began at an invitation. */
  fromInvitation: boolean;
  /** How the session ended while a page was open; `null` once its consequence is on screen. */
  ended: 'expired' | 'left' | null;
}

interface SessionActions {
  begin: () => void;
  /** Login worked. */
  succeed: (session: { token: string; user: User; socket: boolean }) => void;
  /** Login failed: whatever was stored goes. */
  fail: () => void;
  /** The server confirmed the token. */
  confirm: (session: { user: User; socket: boolean }) => void;
  /** The token is no longer good. Drafts stay. `quietly` lets the guard decide where to go. */
  expire: (how?: 'quietly') => void;
  logout: () => void;
  /** The consequence of an ended session is on screen. */
  settle: () => void;
  /** Registered, or tried to log in before verifying. */
  registered: (data: Registered) => void;
}

const nobody = {
  token: null,
  user: null,
  superLogin: false,
  registerSendData: null,
  invitedData: null,
  fromInvitation: false,
  ended: null,
} satisfies Partial<SessionState>;

const stored = readSession(localStorage);

/** Who is signed in. */
export const useSession = create<SessionState & SessionActions>()((set, get) => {
  const keep = (session: StoredSession) => {
    writeSession(localStorage, session);
    set(session);
  };
  return {
    ...nobody,
    ...stored,
    registerSendData: readRegistered(localStorage),
    status: stored.token ? 'success' : 'empty',
    begin: () => set({ status: 'loading' }),
    succeed: (session) => {
      keep(session);
      set({ status: 'success', registerSendData: null });
    },
    fail: () => {
      forgetSession(localStorage);
      set({ token: null, user: null, status: 'error' });
    },
    confirm: ({ user, socket }) => keep({ token: get().token, user, socket }),
    expire: (how) => {
      forgetSession(localStorage);
      set({ ...nobody, status: 'empty', ended: how ? null : 'expired' });
    },
    logout: () => {
      clearStorage(localStorage);
      set({ ...nobody, status: 'empty', ended: 'left' });
    },
    settle: () => set({ ended: null }),
    registered: (registerSendData) => {
      writeRegistered(localStorage, registerSendData);
      set({ registerSendData });
    },
  };
});

/** Follows logins and logouts of other tabs. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (isForeignLogout(event)) useSession.setState({ ...nobody, status: 'empty', ended: 'left' });
    else if (isForeignLogin(event)) useSession.setState({ ...readSession(localStorage), status: 'success' });
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
