import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Health, OutboxEntry } from '@paidang/contract/entities';
import { limits, operationLimits } from '@paidang/contract/limits';
import { maskEmail } from '@paidang/contract/rules';
import type { OutboxState } from '@paidang/contract/vocabulary';
import type { Env } from '../../config/env';
import { AppError } from '../../platform/errors';
import { isQuotaReached, retryLineMessage } from '../../platform/line';
import { retryMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { toPerson } from '../users';
import {
  countLineMessages,
  countMails,
  databaseBytes,
  filmsAt,
  listJobRuns,
  listLineMessages,
  listMails,
  listProcesses,
  noteProcess,
  type OutboxFilter,
  storageAt,
} from './health-store';

/** The state of the installation. */
export async function healthOf({ db, now }: Transaction, env: Env): Promise<Health> {
  const { sizesFailed, sizeFailures, ...films } = await filmsAt(db, now);
  const storage = await storageAt(db);
  const jobs = await listJobRuns(db);
  const processes = await listProcesses(db, now);
  return {
    mail: { is_connected: Boolean(env.SMTP_URL), ...(await countMails(db, now)) },
    line: {
      is_connected: Boolean(env.LINE_CHANNEL_ACCESS_TOKEN),
      ...(await countLineMessages(db, now)),
      is_quota_reached: await isQuotaReached(db, now),
    },
    films: {
      ...films,
      failures: films.failures.map(({ id, name, failure, at }) => ({
        uuid: id,
        name,
        failure: failure ?? '',
        at: at.toISOString(),
      })),
      sizes_failed: sizesFailed,
      size_failures: sizeFailures.map(({ id, name, lines, at }) => ({
        uuid: id,
        name,
        lines,
        at: (at ?? now).toISOString(),
      })),
    },
    storage: {
      files: storage.files,
      bytes: storage.bytes,
      film_bytes: storage.filmBytes,
      largest: storage.largest.map(({ person, bytes }) => ({ person: toPerson(person), bytes: bytes ?? 0 })),
      account_limit: limits.storage.accountBytes,
    },
    database: { bytes: await databaseBytes(db), engine: env.DATABASE_URL ? 'PostgreSQL' : 'PGlite' },
    jobs: jobs.map(({ name, ranAt, error, failedAt }) => ({
      name,
      ran_at: ranAt.toISOString(),
      error,
      failed_at: failedAt?.toISOString() ?? null,
    })),
    processes: processes.map(({ id, host, startedAt, seenAt, memory }) => ({
      uuid: id,
      host,
      started_at: startedAt.toISOString(),
      seen_at: seenAt.toISOString(),
      memory,
    })),
  };
}

interface Ordered {
  readonly ordinal: number;
}

/** The rows of a page, and the cursor of the next. */
function pageOf<Row extends Ordered>(rows: readonly Row[], present: (row: Row) => OutboxEntry) {
  const shown = rows.slice(0, operationLimits.pageSize);
  const next = rows.length > shown.length ? (shown.at(-1)?.ordinal ?? null) : null;
  return { data: shown.map(present), meta: { next } };
}

const mailState = (sentAt: Date | null, nextAttemptAt: Date | null): OutboxState => {
  if (sentAt) return 'sent';
  return nextAttemptAt ? 'waiting' : 'failed';
};

export const mailPage = async ({ db }: Transaction, filter: OutboxFilter) =>
  pageOf(await listMails(db, filter), ({ id, recipient, sentAt, nextAttemptAt, createdAt, hasContent, ...mail }) => ({
    uuid: id,
    state: mailState(sentAt, nextAttemptAt),
    to: maskEmail(recipient),
    subject: mail.subject,
    attempts: mail.attempts,
    error: mail.error,
    created_at: createdAt.toISOString(),
    next_attempt_at: nextAttemptAt?.toISOString() ?? null,
    can_retry: hasContent && !sentAt,
  }));

const lineStates = { pending: 'waiting', accepted: 'sent', kept: 'sent', failed: 'failed' } as const;

export const lineMessagePage = async ({ db }: Transaction, filter: OutboxFilter) =>
  pageOf(
    await listLineMessages(db, filter),
    ({ id, recipient, message, status, createdAt, nextAttemptAt, ...line }) => ({
      uuid: id,
      state: lineStates[status],
      to: `${recipient.slice(0, 4)}****`,
      subject: message.altText,
      attempts: line.attempts,
      error: line.reason ?? '',
      created_at: createdAt.toISOString(),
      next_attempt_at: status === 'pending' ? nextAttemptAt.toISOString() : null,
      can_retry: status === 'pending' || status === 'failed',
    }),
  );

/** @throws 0409 if it has already been sent or no longer exists */
async function sendAgain(
  tx: Transaction,
  retry: (tx: Transaction, id: string) => Promise<boolean>,
  id: string,
): Promise<void> {
  if (!(await retry(tx, id))) throw new AppError('0409');
}

export const sendMailAgain = (tx: Transaction, id: string) => sendAgain(tx, retryMail, id);
export const sendLineMessageAgain = (tx: Transaction, id: string) => sendAgain(tx, retryLineMessage, id);

const self = randomUUID();
const startedAt = new Date();

/** Records that this process is alive. */
export const signOfLife = ({ db, clock }: Platform) =>
  noteProcess(db, { id: self, host: hostname(), startedAt, seenAt: clock(), memory: process.memoryUsage.rss() });
