import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../stores/session';
import { creator } from '../testing/people';
import { logout } from './auth';

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.getState().logout();
});

test('R-auth-18 other tabs notice a logout before the server ends the shared session', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ status: '0000', data: {} }));
  vi.stubGlobal('fetch', fetch);
  useSession.getState().succeed({ token: 't1', user: creator, socket: true });
  const leaving = logout();
  expect(localStorage.getItem('paidang.token')).toBeNull();
  await leaving;
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer t1');
});
