import { limits } from '@paidang/contract/limits';
import { forgetExpiredSessions } from '../modules/auth/sessions';
import { forgetExpiredMailTokens } from '../modules/auth/store';
import { eraseDeletedComments } from '../modules/comments/store';
import type { Database } from './database';
import { forgetOldKeys } from './idempotency/idempotency';

const hour = 3_600_000;

/** Throws away what has expired, now and every hour. Returns the function that stops it. */
export function keepHouse(db: Database, clock: () => Date, onError: (error: unknown) => void): () => void {
  const clean = async () => {
    const now = clock();
    await forgetExpiredSessions(db, now);
    await forgetExpiredMailTokens(db, now);
    await forgetOldKeys(db, now);
    await eraseDeletedComments(db, new Date(now.getTime() - limits.comments.restore));
  };
  const run = () => void clean().catch(onError);
  run();
  const timer = setInterval(run, hour).unref();
  return () => clearInterval(timer);
}
