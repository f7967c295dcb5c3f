import { limits } from '@paidang/contract/limits';
import type { Database } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import { isFirstToday } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import { removeFile } from '../uploads';
import { lockFiles, tasksWithFiles, unusedOfNoTask, unusedOfTasks } from './store';

const tasksAtOnce = 20;
const before = (now: Date): Date => new Date(now.getTime() - limits.storage.unusedDays * 24 * 3_600_000);

async function removeUnused(tx: Transaction, find: (db: Database) => Promise<string[]>): Promise<void> {
  const found = await find(tx.db);
  if (found.length === 0) return;
  await lockFiles(tx.db, found);
  // Searched again under the lock: a file may have come into use before it was locked.
  const unused = new Set(await find(tx.db));
  for (const name of found) if (unused.has(name)) await removeFile(tx, name);
}

/** Deletes old files that nothing refers to: pictures that were never sent, and those of deleted content. */
export async function removeUnusedFiles({ db, clock, transact }: Platform): Promise<void> {
  const until = before(clock());
  const next = (after: string) => tasksWithFiles(db, until, after, tasksAtOnce);
  let last = '00000000-0000-0000-0000-000000000000';
  for (let tasks = await next(last); tasks.length > 0; tasks = await next(last)) {
    const batch = tasks;
    await transact((tx) => removeUnused(tx, (held) => unusedOfTasks(held, batch, until)));
    last = batch.at(-1) ?? last;
  }
  await transact((tx) => removeUnused(tx, (held) => unusedOfNoTask(held, until)));
}

/** Deletes unused files once a day, in the first process that tries. */
export async function removeUnusedFilesDaily(platform: Platform): Promise<void> {
  if (await platform.transact((tx) => isFirstToday(tx, 'unused-files'))) await removeUnusedFiles(platform);
}
