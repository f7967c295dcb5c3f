import { forgetExpiredSessions } from '../modules/auth/sessions';
import { forgetExpiredMailTokens } from '../modules/auth/store';
import { cancelUnanswered } from '../modules/messaging';
import { forgetOldSegments } from '../modules/scripts';
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
    await forgetOldSegments(db, now);
    await cancelUnanswered(db, now);
  };
  const run = () => void clean().catch(onError);
  run();
  const timer = setInterval(run, hour).unref();
  return () => clearInterval(timer);
}
