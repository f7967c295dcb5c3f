import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { runJobs, startJobs } from './jobs';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('a failing job is reported, and the others still run', async () => {
  const ran: string[] = [];
  const failed: [string, unknown][] = [];
  const problem = new Error('no such table');
  const jobs = [
    { name: 'mails', run: async () => ran.push('mails') },
    { name: 'sessions', run: () => Promise.reject(problem) },
    { name: 'files', run: async () => ran.push('files') },
  ];
  await runJobs(server.platform, jobs, (...failure) => failed.push(failure));
  expect(ran).toEqual(['mails', 'files']);
  expect(failed).toEqual([['sessions', problem]]);
});

test('jobs repeat until they are stopped, which waits for the current round', async () => {
  let rounds = 0;
  let end = () => {};
  const run = () => {
    rounds += 1;
    return rounds === 1 ? Promise.resolve() : new Promise<void>((resolve) => (end = resolve));
  };
  const stop = startJobs(server.platform, [{ name: 'reminders', run }], { every: 1, onError: () => {} });
  await expect.poll(() => rounds).toBe(2);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isStopped).toBe(false);
  end();
  await stopped;
  expect(rounds).toBe(2);
});
