import type { User } from '@paidang/contract/entities';
import { isCreator } from '@paidang/contract/vocabulary';
import { create } from 'zustand';
import {
  clearStorage,
  expireSession,
  forgetSession,
  hasExpired,
  isForeignLogin,
  isForeignLogout,
  type Registered,
  readRegistered,
  readSession,
  readSuspension,
  type StoredSession,
  suspendSession,
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
  /** The tours this person has seen to the end, as far as is known: they stay so. */
  finishedTours: readonly Tour[];
  /** Who just registered, or tried to log in before verifying. */
  registerSendData: Registered | null;
  /** The project somebody was invited to. */
  invitedData: { project_uuid: string | null } | null;
  /** Where they register from it; `null` unless the visit led over an invitation. */
  fromInvitation: string | null;
  /**
   * How the session ended: no longer good while a page was open, or `stale` when it was opened; left here, or in another
   * tab; or with the account, which was suspended. `null` once its consequence is on screen.
   */
  ended: 'expired' | 'stale' | 'left' | 'left-elsewhere' | 'suspended' | null;
  /** Why the account that was signed in last is suspended; `null` when it is not. */
  suspendedFor: string | null;
}

interface SessionActions {
  begin: () => void;
  /** Login worked. */
  succeed: (session: { token: string; user: User; socket: boolean; superLogin?: boolean }) => void;
  /** Login failed: whatever was stored goes. */
  fail: () => void;
  /** The server confirmed the token, or gave a new one. */
  confirm: (session: Confirmed) => void;
  /** Somebody changed what others see of them. */
  changeUser: (user: User) => void;
  /** The token is no longer good. Drafts stay. `quietly` lets the guard decide where to go. */
  expire: (how?: 'quietly') => void;
  /** The platform has suspended the account. Drafts stay. */
  suspend: (reason: string) => void;
  logout: () => void;
  /** The consequence of an ended session is on screen. */
  settle: () => void;
  /** Registered, or tried to log in before verifying. */
  registered: (data: Registered) => void;
  /** A guest looks at an invitation that waits for them; `null` once it was answered. */
  invited: (invitation: { project_uuid: string | null; path: string } | null) => void;
}

/** Names a tour. */
type Tour = Record<'page' | 'status', string>;

type Confirmed = Pick<StoredSession, 'token' | 'socket' | 'superLogin'> & {
  user: User;
  finishedTours: readonly Tour[];
};

const nobody = {
  token: null,
  user: null,
  superLogin: false,
  finishedTours: [],
  registerSendData: null,
  invitedData: null,
  fromInvitation: null,
  ended: null,
  suspendedFor: null,
} satisfies Partial<SessionState>;

const stored = readSession(globalThis.localStorage);

/** Who is signed in. */
export const useSession = create<SessionState & SessionActions>()((set, get) => {
  const keep = (session: StoredSession) => {
    writeSession(localStorage, session);
    set(session);
  };
  return {
    ...nobody,
    ...stored,
    registerSendData: readRegistered(globalThis.localStorage),
    suspendedFor: readSuspension(globalThis.localStorage),
    status: stored.token ? 'success' : 'empty',
    begin: () => set({ status: 'loading' }),
    succeed: ({ token, user, socket, superLogin = false }) => {
      keep({ token, user, socket, superLogin });
      set({
        finishedTours: [],
        status: 'success',
        registerSendData: null,
        invitedData: null,
        fromInvitation: null,
        suspendedFor: null,
      });
    },
    fail: () => {
      forgetSession(localStorage);
      set({ token: null, user: null, status: 'error' });
    },
    confirm: ({ token, finishedTours, ...session }) => {
      keep({ ...session, token: token ?? get().token });
      set({ finishedTours });
    },
    changeUser: (user) => {
      const { token, socket, superLogin } = get();
      keep({ token, user, socket, superLogin });
    },
    expire: (how) => {
      expireSession(localStorage);
      set({ ...nobody, status: 'empty', ended: how ? 'stale' : 'expired' });
    },
    suspend: (reason) => {
      suspendSession(localStorage, reason);
      set({ ...nobody, status: 'empty', ended: 'suspended', suspendedFor: reason });
    },
    logout: () => {
      clearStorage(localStorage);
      set({ ...nobody, status: 'empty', ended: 'left' });
    },
    settle: () => set({ ended: null }),
    invited: (invitation) =>
      set({
        invitedData: invitation && { project_uuid: invitation.project_uuid },
        fromInvitation: invitation?.path ?? null,
      }),
    registered: (registerSendData) => {
      writeRegistered(localStorage, registerSendData);
      set({ registerSendData });
    },
  };
});

/** Guides are for creators, and not for whoever acts for one. */
export const mayBeGuided = ({ user, superLogin }: Pick<SessionState, 'user' | 'superLogin'>): boolean =>
  isCreator(user?.role) && !superLogin;

/** Follows logins and logouts of other tabs. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const listener = (event: StorageEvent) => {
    if (isForeignLogout(event)) {
      const suspendedFor = readSuspension(localStorage);
      const ended = hasExpired(localStorage) ? 'expired' : 'left-elsewhere';
      useSession.setState({
        ...nobody,
        status: 'empty',
        ended: suspendedFor === null ? ended : 'suspended',
        suspendedFor,
      });
    } else if (isForeignLogin(event)) {
      const session = readSession(localStorage);
      // Token and user are written one after the other: whoever sees only one of them waits for the other.
      if (session.token && session.user)
        useSession.setState({ ...session, finishedTours: [], status: 'success', ended: null });
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
