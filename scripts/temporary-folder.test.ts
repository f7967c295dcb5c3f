import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tooling/temporary-folder';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('TMPDIR says where temporary files are', () => {
  vi.stubEnv('TMPDIR', '/var/tmp');
  expect(temporaryFolder()).toBe('/var/tmp');
});

test('programs may run in the folder for temporary files', () => {
  vi.stubEnv('TMPDIR', undefined);
  expect(['/dev/shm', tmpdir()]).toContain(temporaryFolder());
  const folder = mkdtempSync(join(temporaryFolder(), 'pd-program-'));
  try {
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\necho ran\n', { mode: 0o755 });
    expect(execFileSync(program).toString()).toBe('ran\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
