import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbedVisit, RefusedError } from './embed-session';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

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
  expect(await visit.token()).toBe('third');
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
  await expect(visit.open()).rejects.toThrow('somebody else');
});
