import { limits } from '@paidang/contract/limits';
import type { Database } from '../../platform/database';
import type { Platform } from '../../platform/platform';
import { isFirstToday } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import { removeFile } from './service';
import { holdFiles, tasksWithFiles, unusedOfNobody, unusedOfTasks } from './unused-store';

const tasksAtOnce = 20;
const before = (now: Date): Date => new Date(now.getTime() - limits.storage.unusedDays * 24 * 3_600_000);

async function removeUnused(tx: Transaction, find: (db: Database) => Promise<string[]>): Promise<void> {
  const found = await find(tx.db);
  if (found.length === 0) return;
  await holdFiles(tx.db, found);
  // What somebody began to use until now is named by now.
  const unused = new Set(await find(tx.db));
  for (const name of found) if (unused.has(name)) await removeFile(tx, name);
}

/** Takes away files from long ago that nothing names: pictures that were never sent, and those of what was deleted. */
export async function removeUnusedFiles({ db, clock, transact }: Platform): Promise<void> {
  const until = before(clock());
  const next = (after: string) => tasksWithFiles(db, until, after, tasksAtOnce);
  let last = '00000000-0000-0000-0000-000000000000';
  for (let tasks = await next(last); tasks.length > 0; tasks = await next(last)) {
    const batch = tasks;
    await transact((tx) => removeUnused(tx, (held) => unusedOfTasks(held, batch, until)));
    last = batch.at(-1) ?? last;
  }
  await transact((tx) => removeUnused(tx, (held) => unusedOfNobody(held, until)));
}

/** The same, once a day, however many processes ask. */
export async function removeUnusedFilesDaily(platform: Platform): Promise<void> {
  if (await platform.transact((tx) => isFirstToday(tx, 'unused-files'))) await removeUnusedFiles(platform);
}
