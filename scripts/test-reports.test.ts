import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putReportsAside, readTests, summarise } from '../tooling/test-reports.ts';

const vitest = {
  testResults: [
    {
      name: join(process.cwd(), 'packages/chat/src/views/room.test.tsx'),
      assertionResults: [
        { fullName: 'sends', status: 'passed', duration: 30, failureMessages: [] },
        {
          fullName: 'scrolls',
          status: 'passed',
          duration: 900,
          failureMessages: ['\u001b[31mError: too early\u001b[39m\n  at x'],
        },
        { fullName: 'breaks', status: 'failed', duration: 20, failureMessages: ['Error: broken'] },
      ],
    },
  ],
};
const playwright = {
  suites: [
    {
      title: 'phone.spec.ts',
      file: 'phone.spec.ts',
      specs: [],
      suites: [
        {
          title: 'on a phone',
          file: 'phone.spec.ts',
          specs: [
            { title: 'opens', ok: true, tests: [{ status: 'expected', results: [{ duration: 4000 }] }] },
            {
              title: 'closes',
              ok: true,
              tests: [
                { status: 'flaky', results: [{ duration: 9000, error: { message: 'Timed out' } }, { duration: 3000 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paidang-reports-'));
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(vitest));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a run lists tests that passed only on a retry, and the slowest ones', () => {
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify(playwright));
  expect(summarise(readTests(folder))).toEqual([
    'Passed only on a retry:',
    '  e2e e2e/phone.spec.ts: on a phone closes',
    '    Timed out',
    '  unit packages/chat/src/views/room.test.tsx: scrolls',
    '    Error: too early',
    'Slowest:',
    '    12.0 s  e2e e2e/phone.spec.ts: on a phone closes',
    '     4.0 s  e2e e2e/phone.spec.ts: on a phone opens',
    '     0.9 s  unit packages/chat/src/views/room.test.tsx: scrolls',
    '     0.0 s  unit packages/chat/src/views/room.test.tsx: sends',
    '     0.0 s  unit packages/chat/src/views/room.test.tsx: breaks',
  ]);
  expect(readTests(folder).filter(({ passed }) => !passed)).toMatchObject([{ title: 'breaks', retried: undefined }]);
});

test('a run without retries says so; without tests there is no summary', () => {
  const tests = readTests(folder).map((one) => ({ ...one, retried: undefined }));
  expect(summarise(tests)[0]).toBe('No test needed a retry.');
  expect(summarise([])).toEqual([]);
});

test('the reports of the last five runs are kept', () => {
  for (let run = 0; run < 8; run += 1) {
    writeFileSync(join(folder, 'unit.json'), `{"testResults":[],"run":${run}}`);
    putReportsAside(folder, new Date(Date.UTC(2026, 10, 22, 10, run)));
  }
  expect(readTests(folder)).toEqual([]);
  const runs = readdirSync(join(folder, 'earlier')).sort();
  expect(runs).toHaveLength(5);
  expect(readFileSync(join(folder, 'earlier', runs.at(-1) ?? '', 'unit.json'), 'utf8')).toContain('"run":7');
});
