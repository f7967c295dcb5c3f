import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { runCleanupJobs } from './cleanup';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('a job that fails is named, and keeps none of the others from running', async () => {
  const ran: string[] = [];
  const failed: [string, unknown][] = [];
  const problem = new Error('no such table');
  const jobs = [
    { name: 'mails', run: async () => ran.push('mails') },
    { name: 'sessions', run: () => Promise.reject(problem) },
    { name: 'files', run: async () => ran.push('files') },
  ];
  await runCleanupJobs(server.platform, jobs, (...failure) => failed.push(failure));
  expect(ran).toEqual(['mails', 'files']);
  expect(failed).toEqual([['sessions', problem]]);
});
