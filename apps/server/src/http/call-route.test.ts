import { callPath, outlineCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app';
import { type OutlineDesk, openOutlineDesk } from '../../test/outline-desk';

let server: TestApp;
let desk: OutlineDesk;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openOutlineDesk(server);
});

describe('a repeated request', () => {
  test('gets the first response and is executed once', async () => {
    const first = await desk.store('<p>一</p>', { key: 'send-0001', revision: 0 });
    const second = await desk.store('<p>一</p>', { key: 'send-0001', revision: 0 });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await desk.view(desk.creator)).versions).toHaveLength(1);
  });

  test('sent five times at once is executed once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.store('<p>一</p>', { key: 'send-0002', revision: 0 })),
    );
    const bodies = answers.map((answer) => answer.json());
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0].status).toBe('0000');
    expect(await desk.told(desk.vendor)).toEqual(['2-030-01']);
  });

  test('with different content is refused', async () => {
    await desk.store('<p>一</p>', { key: 'send-0003', revision: 0 });
    const other = await desk.store('<p>二</p>', { key: 'send-0003', revision: 0 });
    expect(other.json()).toMatchObject({ code: '0422' });
  });

  test('with the same key from another user is a different request', async () => {
    await desk.store('<p>一</p>', { key: 'same-key-1' });
    const answer = await desk.ask('改', { 'idempotency-key': 'same-key-1' });
    expect(answer.json().data.step.status).toBe('changes_requested');
  });

  test('is executed after an earlier refusal', async () => {
    expect((await desk.store('<p></p>', { key: 'send-0004' })).statusCode).toBe(422);
    expect((await desk.store('<p></p>', { key: 'send-0004' })).statusCode).toBe(422);
    expect((await desk.store('<p>字</p>', { key: 'send-0004' })).statusCode).toBe(200);
  });

  test('with a malformed key is refused', async () => {
    expect((await desk.store('<p>一</p>', { key: 'short' })).json().code).toBe('0400');
  });
});

test('a request with a body that is not JSON is refused', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: callPath(outlineCalls.store, desk.params),
    headers: { authorization: `Bearer ${desk.creator.token}`, 'content-type': 'application/json' },
    payload: '{"content":',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: '0400', code: '0400' });
});
