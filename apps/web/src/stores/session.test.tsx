import { beforeEach, describe, expect, test } from 'vitest';
import { creator as user } from '../testing/people';
import { followOtherTabs, useSession } from './session';

/** Dispatches the storage event of a change in another tab. */
const elsewhere = (key: string | null, newValue: string | null) => {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  if (key !== null && newValue === null) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

beforeEach(() => {
  useSession.getState().logout();
  useSession.getState().succeed({ token: 't1', user, socket: true });
  return followOtherTabs();
});

describe('the session', () => {
  test('R-auth-18 a logout in one tab logs out the others', () => {
    elsewhere('paidang.token', null);
    expect(useSession.getState()).toMatchObject({ token: null, user: null, ended: 'left-elsewhere' });
  });

  test('a session that expires in one tab expires in the others, which do not treat it as a logout', () => {
    elsewhere('paidang.expired', '1');
    elsewhere('paidang.token', null);
    expect(useSession.getState()).toMatchObject({ token: null, user: null, ended: 'expired' });
    useSession.getState().succeed({ token: 't2', user, socket: true });
    elsewhere('paidang.token', null);
    expect(useSession.getState().ended).toBe('left-elsewhere');
  });

  test('the reason of a suspension is known in every tab until the next sign-in', () => {
    useSession.getState().suspend('收到三件檢舉');
    const suspended = { token: null, user: null, ended: 'suspended', suspendedFor: '收到三件檢舉' };
    expect(useSession.getState()).toMatchObject(suspended);
    useSession.getState().succeed({ token: 't2', user, socket: true });
    expect(useSession.getState().suspendedFor).toBeNull();
    elsewhere('paidang.suspended-for', '收到三件檢舉');
    elsewhere('paidang.token', null);
    expect(useSession.getState()).toMatchObject(suspended);
  });

  test('a token renewed in one tab is used by the others', () => {
    elsewhere('paidang.token', 't2');
    expect(useSession.getState()).toMatchObject({ token: 't2', user });
  });

  test('R-auth-22 a confirmed token stays unless the server gave a new one', () => {
    const confirmed = { user, socket: true, superLogin: false, finishedTours: [] };
    useSession.getState().confirm({ ...confirmed, token: null });
    expect(localStorage.getItem('paidang.token')).toBe('t1');
    useSession.getState().confirm({ ...confirmed, token: 't3' });
    expect(localStorage.getItem('paidang.token')).toBe('t3');
  });

  test('R-auth-18 R-auth-26 the super-login flag survives a reload, and a logout removes it', () => {
    useSession.getState().succeed({ token: 't1', user, socket: true, superLogin: true });
    expect(localStorage.getItem('paidang.super-login')).toBe('1');
    useSession.getState().logout();
    expect(useSession.getState().superLogin).toBe(false);
    expect(localStorage.getItem('paidang.super-login')).toBeNull();
  });
});
