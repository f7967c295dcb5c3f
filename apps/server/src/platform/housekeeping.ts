import { limits } from '@paidang/contract/limits';
import { eraseDueAccounts } from '../modules/account';
import { forgetExpiredTokens } from '../modules/auth/one-time-tokens';
import { forgetOldEvents } from '../modules/auth/security-log';
import { forgetExpiredSessions } from '../modules/auth/sessions';
import { eraseDeletedComments } from '../modules/comments/store';
import { tellExpired } from '../modules/invitations';
import { cancelUnanswered, forgetOldPushes } from '../modules/messaging';
import { forgetOldSegments } from '../modules/scripts';
import { forgetExpiredLogins } from '../modules/social';
import { removeLeftovers, removeUnusedFilesDaily } from '../modules/uploads';
import { dropAbandonedUploads } from '../modules/videos';
import { forgetOldKeys } from './idempotency/idempotency';
import { forgetOldMails } from './mail/outbox';
import type { Platform } from './platform';
import { clearIncoming } from './storage';
import { forgetOldTallies } from './tally/tally';

const hour = 3_600_000;

/** Throws away what has expired, and says so where somebody waits for it: now and every hour. Returns the function that stops it. */
export function keepHouse(platform: Platform, onError: (error: unknown) => void): () => void {
  const { db, env, clock } = platform;
  const clean = async () => {
    const now = clock();
    await forgetExpiredSessions(db, now);
    await forgetExpiredTokens(db, now);
    await forgetExpiredLogins(db, now);
    await forgetOldEvents(db, now);
    await forgetOldKeys(db, now);
    await forgetOldTallies(db, now);
    await forgetOldMails(db, now);
    await eraseDueAccounts(platform);
    await forgetOldSegments(db, now);
    await eraseDeletedComments(db, new Date(now.getTime() - limits.comments.restore));
    await cancelUnanswered(db, now);
    await forgetOldPushes(db, now);
    await tellExpired(platform);
    await dropAbandonedUploads(platform);
    await removeUnusedFilesDaily(platform);
    await removeLeftovers(platform);
    await clearIncoming(env.DATA_DIR, now);
  };
  const run = () => void clean().catch(onError);
  run();
  const timer = setInterval(run, hour).unref();
  return () => clearInterval(timer);
}
