import { setTimeout } from 'node:timers/promises';
import { exportCalls, scriptCalls } from '@paidang/contract/calls';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { rawWordFile } from '../../../test/documents/word-files';
import { createOutlineFixture } from '../../../test/outline-fixture';
import { createScriptFixture } from '../../../test/script-fixture';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Durations of another user's call, repeated while this work was in progress. */
async function whileRunning(work: Promise<unknown>, call: () => Promise<LightMyRequestResponse>): Promise<number[]> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  const took: number[] = [];
  while (!isOver) {
    const begun = performance.now();
    expect((await call()).statusCode).toBe(200);
    if (!isOver) took.push(performance.now() - begun);
    await setTimeout(20);
  }
  return took;
}

test('R-scr-07 six Word files of empty paragraphs leave the calls of others alone, and the process alive', async () => {
  const fixtures = [await createScriptFixture(server), await createScriptFixture(server)];
  const [, other] = fixtures;
  const body = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:p/>'.repeat(20_000)}</w:body></w:document>`;
  const bytes = rawWordFile(body);
  const upload = ({ ofTask, creator }: (typeof fixtures)[number]) =>
    server.call(scriptCalls.importWord, {
      body: ofTask,
      files: [{ field: 'file', name: '腳本.docx', bytes }],
      as: creator,
    });
  const six = Promise.all(fixtures.flatMap((fixture) => [1, 2, 3].map(() => upload(fixture))));
  const took = await whileRunning(six, () =>
    server.call(scriptCalls.view, { params: other?.params ?? {}, as: other?.vendor ?? null }),
  );
  expect((await six).map(({ statusCode }) => statusCode).every((status) => status >= 400 && status < 500)).toBe(true);
  expect(took.length).toBeGreaterThan(5);
  expect(median(took)).toBeLessThan(300);
});

test('R-scr-15 six pictures as large as may be leave the calls of others alone', async () => {
  const fixture = await createScriptFixture(server);
  const background = { r: 200, g: 40, b: 40 };
  const picture = sharp({ create: { width: 7700, height: 7700, channels: 3, background } }).png();
  const bytes = new Uint8Array(await picture.toBuffer());
  const upload = () =>
    server.call(scriptCalls.imageFile, {
      body: fixture.ofTask,
      files: [{ field: 'file', name: 'a.png', bytes }],
      as: fixture.creator,
    });
  const six = Promise.all([1, 2, 3, 4, 5, 6].map(upload));
  const took = await whileRunning(six, () =>
    server.call(scriptCalls.view, { params: fixture.params, as: fixture.vendor }),
  );
  expect((await six).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(median(took)).toBeLessThan(300);
});

test('R-out-01 a user with too many pending files is told to wait, others are not', async () => {
  const fixture = await createOutlineFixture(server);
  await fixture.store('<p>睡前十分鐘</p>');
  const ask = () =>
    server.call(exportCalls.version, {
      params: { ...fixture.params, function: '030', version: 1 },
      query: { format: 'docx' },
      as: fixture.vendor,
    });
  const asked = Promise.all(Array.from({ length: 12 }, ask));
  const byOther = server.call(exportCalls.version, {
    params: { ...fixture.params, function: '030', version: 1 },
    query: { format: 'pdf' },
    as: fixture.creator,
  });
  const codes = (await asked).map(({ statusCode }) => statusCode);
  // Four wait; one that finishes before the last arrives makes space for another.
  expect(new Set(codes)).toEqual(new Set([200, 429]));
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(4);
  const refused = (await asked).find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ code: '0429', message: '目前處理中的檔案較多，請稍後再試' });
  expect((await byOther).statusCode).toBe(200);
});
