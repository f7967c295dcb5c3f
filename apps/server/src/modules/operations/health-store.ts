import { operationLimits } from '@paidang/contract/limits';
import type { OutboxState } from '@paidang/contract/vocabulary';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { jobRuns } from '../../platform/jobs/schema';
import { lineOutbox } from '../../platform/line/schema';
import { outbox } from '../../platform/mail/schema';
import { files } from '../uploads/schema';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { videoRenditions, videos } from '../videos/schema';
import { serverProcesses } from './schema';

const { pageSize } = operationLimits;
const minute = 60_000;
const day = 24 * 60 * minute;
const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const mailStates: Record<OutboxState, SQL | undefined> = {
  waiting: isNotNull(outbox.nextAttemptAt),
  sent: isNotNull(outbox.sentAt),
  failed: and(isNull(outbox.nextAttemptAt), isNull(outbox.sentAt)),
};

const lineStates: Record<OutboxState, SQL> = {
  waiting: eq(lineOutbox.status, 'pending'),
  sent: inArray(lineOutbox.status, ['accepted', 'kept']),
  failed: eq(lineOutbox.status, 'failed'),
};

export interface OutboxFilter {
  readonly state?: OutboxState | undefined;
  readonly cursor?: number | undefined;
}

/** Mails without their content, newest first; one more than a page. */
export const listMails = (db: Database, { state, cursor }: OutboxFilter) =>
  db
    .select({
      id: outbox.id,
      ordinal: outbox.ordinal,
      recipient: outbox.recipient,
      subject: outbox.subject,
      attempts: outbox.attempts,
      error: outbox.error,
      createdAt: outbox.createdAt,
      nextAttemptAt: outbox.nextAttemptAt,
      sentAt: outbox.sentAt,
      hasContent: sql<boolean>`${outbox.body} <> ''`,
    })
    .from(outbox)
    .where(and(state ? mailStates[state] : undefined, cursor ? lt(outbox.ordinal, cursor) : undefined))
    .orderBy(desc(outbox.ordinal))
    .limit(pageSize + 1);

/** LINE messages, newest first; one more than a page. */
export const listLineMessages = (db: Database, { state, cursor }: OutboxFilter) =>
  db
    .select()
    .from(lineOutbox)
    .where(and(state ? lineStates[state] : undefined, cursor ? lt(lineOutbox.ordinal, cursor) : undefined))
    .orderBy(desc(lineOutbox.ordinal))
    .limit(pageSize + 1);

/** Counts waiting mails, those that failed in the last month, and those sent in the last day. */
export async function countMails(db: Database, now: Date) {
  const recent = and(mailStates.sent, gte(outbox.createdAt, before(now, day)));
  return {
    waiting: await db.$count(outbox, mailStates.waiting),
    failed: await db.$count(outbox, mailStates.failed),
    sent: await db.$count(outbox, recent),
  };
}

export async function countLineMessages(db: Database, now: Date) {
  const recent = and(lineStates.sent, gte(lineOutbox.createdAt, before(now, day)));
  return {
    waiting: await db.$count(lineOutbox, lineStates.waiting),
    failed: await db.$count(lineOutbox, lineStates.failed),
    sent: await db.$count(lineOutbox, recent),
  };
}

const shownFailures = 10;

/** Counts videos in progress, and those that failed in the last week, entirely or in one of their sizes. */
export async function filmsAt(db: Database, now: Date) {
  const rows = await db.select({ state: videos.state, films: count() }).from(videos).groupBy(videos.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.films ?? 0;
  const lately = and(eq(videos.state, 'failed'), gte(videos.createdAt, before(now, 7 * day)));
  return {
    waiting: of('making'),
    transcoding: of('transcoding'),
    failed: await db.$count(videos, lately),
    sizesFailed: await db.$count(videoRenditions, gte(videoRenditions.failedAt, before(now, 7 * day))),
    sizeFailures: await db
      .select({ id: videos.id, name: videos.name, lines: videoRenditions.lines, at: videoRenditions.failedAt })
      .from(videoRenditions)
      .innerJoin(videos, eq(videos.id, videoRenditions.videoId))
      .where(gte(videoRenditions.failedAt, before(now, 7 * day)))
      .orderBy(desc(videoRenditions.failedAt), desc(videoRenditions.lines))
      .limit(shownFailures),
    failures: await db
      .select({ id: videos.id, name: videos.name, failure: videos.failure, at: videos.createdAt })
      .from(videos)
      .where(lately)
      .orderBy(desc(videos.createdAt))
      .limit(shownFailures),
  };
}

const bytesOf = sum(files.bytes).mapWith(Number);
const shownLargest = 5;

/** Storage used in total, and by the largest users. */
export async function storageAt(db: Database) {
  const [all] = await db.select({ files: count(), bytes: bytesOf }).from(files);
  const kept = sql`coalesce(${videos.fileBytes}, 0) + case when ${videos.keepsOriginal} then ${videos.bytes} else 0 end`;
  const [films] = await db.select({ bytes: sum(kept).mapWith(Number) }).from(videos);
  const [sizes] = await db.select({ bytes: sum(videoRenditions.bytes).mapWith(Number) }).from(videoRenditions);
  const largest = await db
    .select({ person: personColumns, bytes: bytesOf })
    .from(files)
    .innerJoin(users, eq(users.id, files.uploadedBy))
    .groupBy(users.id)
    .orderBy(desc(bytesOf))
    .limit(shownLargest);
  return {
    files: all?.files ?? 0,
    bytes: all?.bytes ?? 0,
    filmBytes: (films?.bytes ?? 0) + (sizes?.bytes ?? 0),
    largest,
  };
}

export async function databaseBytes(db: Database): Promise<number> {
  const bytes = sql`pg_database_size(current_database())`.mapWith(Number);
  const [row] = await db.select({ bytes }).from(sql`(select 1) as one`);
  return row?.bytes ?? 0;
}

/** The last run of each job, by name. */
export const listJobRuns = (db: Database) => db.select().from(jobRuns).orderBy(jobRuns.name);

/** Processes seen recently, oldest first. */
export const listProcesses = (db: Database, now: Date) =>
  db
    .select()
    .from(serverProcesses)
    .where(gte(serverProcesses.seenAt, before(now, 3 * minute)))
    .orderBy(serverProcesses.startedAt);

/** Records that a process is alive, and deletes processes that have not been seen for a day. */
export async function noteProcess(db: Database, process: typeof serverProcesses.$inferInsert): Promise<void> {
  const { seenAt, memory } = process;
  await db
    .insert(serverProcesses)
    .values(process)
    .onConflictDoUpdate({ target: serverProcesses.id, set: { seenAt, memory } });
  await db.delete(serverProcesses).where(lt(serverProcesses.seenAt, before(seenAt, day)));
}
