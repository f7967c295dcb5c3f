import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbedVisit, RefusedError } from './embed-session';
import { NoTokenError } from './host-link';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (token: string, minutes: number, uuid = 'visitor-1') =>
  Response.json({
    status: '0000',
    message: '',
    data: {
      token,
      user: { uuid },
      chatroom_uuid: 'r',
      expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
    },
  });
const refused = () => Response.json({ status: '0403' }, { status: 403 });
const broken = () => new Response(null, { status: 503 });

function visitWith() {
  const requestToken = vi.fn(async () => 'signed');
  const onLost = vi.fn();
  return { visit: createEmbedVisit({ partner: 'shop', requestToken, onLost }), requestToken, onLost };
}

test('one session serves every request until it is about to end', async () => {
  fetched.mockResolvedValueOnce(answer('first', 60));
  const { visit, requestToken } = visitWith();
  expect(await Promise.all([visit.token(), visit.token(), visit.token()])).toEqual(['first', 'first', 'first']);
  expect(requestToken).toHaveBeenCalledOnce();
  visit.expire();
  fetched.mockResolvedValueOnce(answer('second', 0.5)).mockResolvedValueOnce(answer('third', 60));
  expect(await visit.token()).toBe('second');
  // It serves while the next one is fetched.
  expect(await visit.token()).toBe('second');
  await vi.advanceTimersByTimeAsync(0);
  expect(await visit.token()).toBe('third');
});

test('a renewal that fails for a reason that passes is tried again, and the chat stays', async () => {
  fetched.mockResolvedValueOnce(answer('first', 60));
  const { visit, requestToken, onLost } = visitWith();
  await visit.open();
  visit.expire();
  fetched
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(broken())
    .mockResolvedValueOnce(answer('second', 60));
  requestToken.mockRejectedValueOnce(new Error('The page was offline.'));
  const [token, another] = [visit.token(), visit.token()];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await Promise.all([token, another])).toEqual(['second', 'second']);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(onLost).not.toHaveBeenCalled();
});

test.each([
  ['ahead of', 2 * 3_600_000],
  ['behind', -2 * 3_600_000],
])('a visitor’s clock two hours %s the server’s changes nothing', async (_where, wrong) => {
  const sent = new Date(Date.now() - wrong).toUTCString();
  const dated = (token: string) => {
    const response = answer(token, 60 - wrong / 60_000);
    response.headers.set('date', sent);
    return response;
  };
  fetched.mockResolvedValueOnce(dated('first')).mockResolvedValueOnce(dated('second'));
  const { visit } = visitWith();
  await visit.open();
  expect(await visit.token()).toBe('first');
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  expect(await visit.token()).toBe('second');
});

test('a session is good to its end while nobody can be reached for another one', async () => {
  fetched.mockResolvedValueOnce(answer('first', 2));
  const { visit } = visitWith();
  await visit.open();
  fetched.mockImplementation(async () => broken());
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await visit.token()).toBe('first');
  await vi.advanceTimersByTimeAsync(30_000);
  const next = visit.token();
  fetched.mockImplementation(async () => answer('second', 60));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await next).toBe('second');
});

test('a page that knows nobody any more ends the conversation, told once', async () => {
  fetched.mockResolvedValueOnce(answer('first', 60));
  const { visit, requestToken, onLost } = visitWith();
  await visit.open();
  visit.expire();
  requestToken.mockRejectedValue(new NoTokenError('signed out'));
  expect(await Promise.all([visit.token(), visit.token()])).toEqual([null, null]);
  expect(onLost).toHaveBeenCalledOnce();
});

test('a refused token is asked for again once', async () => {
  fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(answer('fresh', 60));
  const { visit, requestToken } = visitWith();
  expect((await visit.open()).token).toBe('fresh');
  expect(requestToken).toHaveBeenCalledTimes(2);
});

test('two refused tokens are the end of it', async () => {
  fetched.mockImplementation(async () => refused());
  const { visit, onLost } = visitWith();
  await expect(visit.open()).rejects.toBeInstanceOf(RefusedError);
  expect(await visit.token()).toBeNull();
  expect(onLost.mock.calls[0]?.[0]).toBeInstanceOf(RefusedError);
});

test('somebody else’s token does not continue the conversation', async () => {
  fetched.mockResolvedValueOnce(answer('first', 60)).mockResolvedValueOnce(answer('second', 60, 'visitor-2'));
  const { visit } = visitWith();
  await visit.open();
  visit.expire();
  await expect(visit.open()).rejects.toThrow('the token belongs to a');
});
