import { errorCodes } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { videos } from '../videos/schema';
import { files } from './schema';

/** Bytes of films, those on their way as large as they will be. */
const filmBytes = sql<string>`case when ${videos.file} is not null then coalesce(${videos.fileBytes}, 0) when ${videos.state} = 'failed' then 0 else ${videos.bytes} end`;

/** What somebody has stored: pictures, files of chats, films. */
async function storedBytes(db: Database, userId: string, exceptFilm?: string): Promise<number> {
  const [kept] = await db
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .where(eq(files.uploadedBy, userId));
  const [filmed] = await db
    .select({ bytes: sum(filmBytes) })
    .from(videos)
    .where(and(eq(videos.creatorId, userId), exceptFilm ? ne(videos.id, exceptFilm) : undefined));
  return Number(kept?.bytes ?? 0) + Number(filmed?.bytes ?? 0);
}

/**
 * Asks for room before anything is stored; until the end of the unit of work nobody else asks for the same account.
 *
 * @param exceptFilm the film that what comes takes the place of
 * @throws 0413 when it does not fit
 */
export async function takeRoom({ db }: Transaction, userId: string, bytes: number, exceptFilm?: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${userId}`}, 0))`);
  if ((await storedBytes(db, userId, exceptFilm)) + bytes <= limits.storage.accountBytes) return;
  throw new AppError(errorCodes.tooLarge, { message: messages.storageFull, errors: { file: [messages.storageFull] } });
}
