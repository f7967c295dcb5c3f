import { callPath, outlineCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app';
import { createOutlineFixture, type OutlineFixture } from '../../test/outline-fixture';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createOutlineFixture(server);
});

describe('a repeated request', () => {
  test('gets the first response and is executed once', async () => {
    const first = await fixture.store('<p>一</p>', { key: 'send-0001', revision: 0 });
    const second = await fixture.store('<p>一</p>', { key: 'send-0001', revision: 0 });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await fixture.view(fixture.creator)).versions).toHaveLength(1);
  });

  test('sent five times at once is executed once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fixture.store('<p>一</p>', { key: 'send-0002', revision: 0 })),
    );
    const bodies = answers.map((answer) => answer.json());
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0].status).toBe('0000');
    expect(await fixture.told(fixture.vendor)).toEqual(['2-030-01']);
  });

  test('with different content is refused', async () => {
    await fixture.store('<p>一</p>', { key: 'send-0003', revision: 0 });
    const other = await fixture.store('<p>二</p>', { key: 'send-0003', revision: 0 });
    expect(other.json()).toMatchObject({ code: '0422' });
  });

  test('with the same key from another user is a different request', async () => {
    await fixture.store('<p>一</p>', { key: 'same-key-1' });
    const answer = await fixture.ask('改', { 'idempotency-key': 'same-key-1' });
    expect(answer.json().data.step.status).toBe('changes_requested');
  });

  test('is executed after an earlier refusal', async () => {
    expect((await fixture.store('<p></p>', { key: 'send-0004' })).statusCode).toBe(422);
    expect((await fixture.store('<p></p>', { key: 'send-0004' })).statusCode).toBe(422);
    expect((await fixture.store('<p>字</p>', { key: 'send-0004' })).statusCode).toBe(200);
  });

  test('with a malformed key is refused', async () => {
    expect((await fixture.store('<p>一</p>', { key: 'short' })).json().code).toBe('0400');
  });
});

test('a request with a body that is not JSON is refused', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: callPath(outlineCalls.store, fixture.params),
    headers: { authorization: `Bearer ${fixture.creator.token}`, 'content-type': 'application/json' },
    payload: '{"content":',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: '0400', code: '0400' });
});
