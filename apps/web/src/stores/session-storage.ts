import type { User } from '@paidang/contract/entities';
import type { Role } from '@paidang/contract/vocabulary';

const keys = {
  token: 'paidang.token',
  user: 'paidang.user',
  socket: 'paidang.socket',
  registration: 'paidang.registration',
  superLogin: 'paidang.super-login',
  firstEntry: 'paidang.first-entry',
  expired: 'paidang.expired',
  suspendedFor: 'paidang.suspended-for',
} as const;

/** Key of the console session, which is separate: see `console-session.ts`. */
export const consoleKey = 'paidang.console';

/** Keys that survive a logout. */
const kept: readonly string[] = [keys.socket, keys.firstEntry, consoleKey];

/** A registration waiting for the verification mail. */
export interface Registered {
  email: string;
  /** Unknown when the user requests another mail without having registered in this browser. */
  type: Role | null;
  /** When the last mail was requested, ms; absent if that was not just now. */
  sentAt?: number;
}

export interface StoredSession {
  token: string | null;
  user: User | null;
  socket: boolean;
  /** The platform team acts as the user. */
  superLogin: boolean;
}

/** Reads the session from storage. Where storage is blocked, a session lasts only as long as the page. */
export function readSession(storage: Storage): StoredSession {
  try {
    const user = storage.getItem(keys.user);
    const token = storage.getItem(keys.token);
    return {
      token,
      user: token && user ? (JSON.parse(user) as User) : null,
      socket: storage.getItem(keys.socket) !== '0',
      superLogin: token !== null && storage.getItem(keys.superLogin) === '1',
    };
  } catch {
    return { token: null, user: null, socket: true, superLogin: false };
  }
}

export function writeSession(storage: Storage, { token, user, socket, superLogin }: StoredSession): void {
  try {
    storage.removeItem(keys.expired);
    storage.removeItem(keys.suspendedFor);
    if (token) {
      storage.setItem(keys.token, token);
      storage.setItem(keys.firstEntry, '1');
    }
    if (user) storage.setItem(keys.user, JSON.stringify(user));
    storage.setItem(keys.socket, socket ? '1' : '0');
    if (superLogin) storage.setItem(keys.superLogin, '1');
    else storage.removeItem(keys.superLogin);
  } catch {}
}

/** Whether anyone has signed in with this browser before; survives a logout. */
export function hasEntered(storage: Storage): boolean {
  try {
    return storage.getItem(keys.firstEntry) !== null;
  } catch {
    return false;
  }
}

export function readRegistered(storage: Storage): Registered | null {
  try {
    return JSON.parse(storage.getItem(keys.registration) ?? 'null') as Registered | null;
  } catch {
    return null;
  }
}

export function writeRegistered(storage: Storage, registered: Registered): void {
  try {
    storage.setItem(keys.registration, JSON.stringify(registered));
  } catch {}
}

/** Removes the token and the user, but keeps drafts. */
export function forgetSession(storage: Storage): void {
  try {
    storage.removeItem(keys.token);
    storage.removeItem(keys.user);
    storage.removeItem(keys.superLogin);
  } catch {}
}

/** Same as `forgetSession`, for an expired session: tells other tabs that the user did not log out. */
export function expireSession(storage: Storage): void {
  try {
    storage.setItem(keys.expired, '1');
  } catch {}
  forgetSession(storage);
}

/** Whether the session ended because it expired. */
export function hasExpired(storage: Storage): boolean {
  try {
    return storage.getItem(keys.expired) !== null;
  } catch {
    return false;
  }
}

/** Same as `forgetSession`, for a suspended account: keeps the reason for other tabs, and for this tab after a reload. */
export function suspendSession(storage: Storage, reason: string): void {
  try {
    storage.setItem(keys.suspendedFor, reason);
  } catch {}
  forgetSession(storage);
}

/** Why the account that was signed in here is suspended; `null` if it is not, or if someone has signed in since. */
export function readSuspension(storage: Storage): string | null {
  try {
    return storage.getItem(keys.suspendedFor);
  } catch {
    return null;
  }
}

/** Empties the storage, except for the first-entry flag, the socket setting and the console session. */
export function clearStorage(storage: Storage): void {
  try {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) if (name !== null && !kept.includes(name)) storage.removeItem(name);
  } catch {}
}

/** Whether a storage event says that another tab logged out. */
export const isForeignLogout = (event: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
  event.key === null || (event.key === keys.token && event.newValue === null);

/** Whether a storage event says that another tab logged in, or has a new token. */
export const isForeignLogin = (event: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
  (event.key === keys.user || event.key === keys.token) && event.newValue !== null;
