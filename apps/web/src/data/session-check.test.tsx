import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSession } from '../stores/session';
import { creator, vendor } from '../testing/people';
import { failures, NetworkError } from './errors';
import { checkSession, isSessionGood } from './session-check';

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

/** The check of the creator's session, whose response the test controls. */
function slowCheck() {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => answered);
  useSession.getState().succeed({ token: 't1', user: creator, socket: true });
  const confirmed = { user: creator, socket: true, token: null, super_login: false, finished_tours: [] };
  return {
    isGood: () => answer(Response.json({ status: '0000', message: '', data: confirmed })),
    isOver: () => answer(Response.json({ status: '0401', code: '0401', message: '' }, { status: 401 })),
  };
}

const enterAsVendor = () => useSession.getState().succeed({ token: 't2', user: vendor, socket: true });
const signedIn = () => ({ ...useSession.getState(), kept: localStorage.getItem('paidang.user') });

describe('the response about a session that has ended since', () => {
  test('R-auth-18 does not sign in again', async () => {
    const check = slowCheck();
    const checked = checkSession();
    useSession.getState().logout();
    check.isGood();
    await checked;
    expect(signedIn()).toMatchObject({ token: null, user: null, status: 'empty', kept: null });
  });

  test.each([
    ['at the start', checkSession],
    ['later', isSessionGood],
  ])('R-auth-22 does not put them in the place of who has signed in since: %s', async (_, ask) => {
    const check = slowCheck();
    const checked = ask();
    enterAsVendor();
    check.isGood();
    await checked;
    expect(signedIn()).toMatchObject({ token: 't2', user: vendor, kept: JSON.stringify(vendor) });
  });

  test('R-err-04 does not sign out the next user', async () => {
    const check = slowCheck();
    const checked = checkSession();
    enterAsVendor();
    check.isOver();
    await checked;
    expect(signedIn()).toMatchObject({ token: 't2', user: vendor, status: 'success' });
  });
});

test('R-err-10 nobody pressed the check of a refused channel, so its failure must not take the focus', async () => {
  const told = vi.fn();
  onTestFinished(failures.subscribe(told));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  useSession.getState().succeed({ token: 't1', user: creator, socket: true });
  expect(await isSessionGood()).toBe(false);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError), false);
});
