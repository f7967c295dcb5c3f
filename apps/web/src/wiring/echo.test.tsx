import { beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../stores/session';
import { useUnsaved } from '../stores/unsaved';
import { creator } from '../testing/people';
import { mayReload, onSubscriptionError } from './echo';

const session = { user: creator, socket: true, token: null, super_login: false, finished_tours: [] };
let answer: () => Response;
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  sessionStorage.removeItem('paidang.realtime-reload');
  useUnsaved.setState({ names: new Set() });
  useSession.getState().succeed({ token: 't', user: creator, socket: true });
  answer = () => Response.json({ status: '0000', message: '', data: session });
  vi.stubGlobal('fetch', async () => answer());
  return () => {
    vi.unstubAllGlobals();
    useSession.getState().logout();
  };
});

test('R-rt-04 a refused channel reloads the page, and a second one within the minute does not', async () => {
  await onSubscriptionError(reload);
  expect(reload).toHaveBeenCalledOnce();
  await onSubscriptionError(reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('R-rt-04 the page does not reload with unsaved work, even if that began during the session check', async () => {
  useUnsaved.getState().set('outline/1', true);
  await onSubscriptionError(reload);
  useUnsaved.getState().set('outline/1', false);
  answer = () => {
    useUnsaved.getState().set('video/1', true);
    return Response.json({ status: '0000', message: '', data: session });
  };
  await onSubscriptionError(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('R-rt-04 an ended session or an unreachable server does not reload the page', async () => {
  answer = () => Response.json({ status: '0401', code: '0401', message: '' }, { status: 401 });
  await onSubscriptionError(reload);
  expect(reload).not.toHaveBeenCalled();
});

function storageOf(entries: Record<string, string> = {}) {
  return {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
  };
}

test('R-rt-04 a subscription error reloads the page, at most once a minute', () => {
  const storage = storageOf();
  expect(mayReload({ storage, now: 1_000_000, busy: false })).toBe(true);
  expect(mayReload({ storage, now: 1_059_999, busy: false })).toBe(false);
  expect(mayReload({ storage, now: 1_060_000, busy: false })).toBe(true);
});

test('R-rt-04 never during an upload or with unsaved text', () => {
  expect(mayReload({ storage: storageOf(), now: 1_000_000, busy: true })).toBe(false);
});
