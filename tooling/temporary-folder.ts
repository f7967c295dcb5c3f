import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** Four times what a run keeps at a time, most of it packages installed for the consumers. */
const neededBytes = 8 * 2 ** 30;

function isMemoryUsable(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, path]) => path === memoryFolder);
    // The consumers run programs they have installed.
    if (!mount || mount[3]?.split(',').includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Returns the folder for temporary files of the tests: in memory on a Linux with enough of it, because creating the thousands of
 * small files of a database takes a disk ten times as long. `TMPDIR` overrides it.
 */
export const temporaryFolder = (): string => (process.env.TMPDIR || !isMemoryUsable() ? tmpdir() : memoryFolder);
