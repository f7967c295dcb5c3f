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
  /** The platform team is using this account. */
  superLogin: boolean;
  /** The tours this user is known to have finished; they stay finished. */
  finishedTours: readonly Tour[];
  /** The address that was just registered, or tried to log in before verification. */
  registerSendData: Registered | null;
  /** The project the guest was invited to. */
  invitedData: { project_uuid: string | null } | null;
  /** The page to register from the invitation; `null` unless the visit came by an invitation. */
  fromInvitation: string | null;
  /**
   * How the session ended: `expired` while a page was open, `stale` if it had expired before the page was opened; `left`
   * in this tab, or in another one; or `suspended` together with the account. `null` once the user has been shown.
   */
  ended: 'expired' | 'stale' | 'left' | 'left-elsewhere' | 'suspended' | null;
  /** Why the account that was last signed in is suspended; `null` if it is not. */
  suspendedFor: string | null;
}

interface SessionActions {
  begin: () => void;
  /** Login succeeded. */
  succeed: (session: { token: string; user: User; socket: boolean; superLogin?: boolean }) => void;
  /** Login failed: the stored session is removed. */
  fail: () => void;
  /** The server confirmed the token, or issued a new one. */
  confirm: (session: Confirmed) => void;
  /** The user changed their public details. */
  changeUser: (user: User) => void;
  /** The token is no longer valid. Drafts are kept. `quietly` lets the guard decide where to go. */
  expire: (how?: 'quietly') => void;
  /** The platform has suspended the account. Drafts are kept. */
  suspend: (reason: string) => void;
  logout: () => void;
  /** The user has been shown that the session ended. */
  settle: () => void;
  /** Registered, or tried to log in before verifying. */
  registered: (data: Registered) => void;
  /** A guest is viewing an invitation that they have not answered; `null` once they have. */
  invited: (invitation: { project_uuid: string | null; path: string } | null) => void;
}

/** Identifies a tour. */
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

/** The session of the signed-in user. */
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

/** Guides are for creators, but not for the platform team acting as one. */
export const mayBeGuided = ({ user, superLogin }: Pick<SessionState, 'user' | 'superLogin'>): boolean =>
  isCreator(user?.role) && !superLogin;

/** Follows logins and logouts in other tabs. Returns a function that stops it. */
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
      // Token and user are written one after the other: if only one of them is there, wait for the event of the other.
      if (session.token && session.user)
        useSession.setState({ ...session, finishedTours: [], status: 'success', ended: null });
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
