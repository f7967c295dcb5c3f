import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { videos } from '../videos/schema';
import { files } from './schema';

/** Bytes of a video. Uploads in progress count in full, as do kept originals; further sizes do not count. */
const videoBytes = sql<string>`case when ${videos.file} is not null then coalesce(${videos.fileBytes}, 0) + case when ${videos.keepsOriginal} then ${videos.bytes} else 0 end when ${videos.state} = 'failed' then 0 else ${videos.bytes} end`;

/** Total bytes a user has stored: pictures, chat files, videos. */
export async function storedBytes(db: Database, userId: string, exceptVideo?: string): Promise<number> {
  const [stored] = await db
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .where(eq(files.uploadedBy, userId));
  const [recorded] = await db
    .select({ bytes: sum(videoBytes) })
    .from(videos)
    .where(and(eq(videos.creatorId, userId), exceptVideo ? ne(videos.id, exceptVideo) : undefined));
  return Number(stored?.bytes ?? 0) + Number(recorded?.bytes ?? 0);
}

/** Locks a user's quota until the end of the transaction. */
export const lockQuota = (db: Database, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${userId}`}, 0))`);
