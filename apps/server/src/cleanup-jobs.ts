import { limits } from '@paidang/contract/limits';
import { forgetOldKeys } from './http/idempotency/store';
import { eraseDueAccounts } from './modules/account';
import { forgetExpiredTokens } from './modules/auth';
import { eraseDeletedComments } from './modules/comments';
import { tellExpired } from './modules/invitations';
import { cancelUnanswered, forgetOldPushes } from './modules/messaging';
import { forgetOldSegments } from './modules/scripts';
import { forgetExpiredSessions } from './modules/sessions';
import { forgetExpiredLogins } from './modules/social';
import { removeUnusedFilesDaily } from './modules/unused-files';
import { removeLeftovers } from './modules/uploads';
import { forgetOldEvents } from './modules/users';
import { dropAbandonedUploads } from './modules/videos';
import type { CleanupJob } from './platform/cleanup/cleanup';
import type { Database } from './platform/database';
import { forgetOldMails } from './platform/mail/outbox';
import { clearIncoming } from './platform/storage';
import { forgetOldTallies } from './platform/tally/tally';

/** A job that only needs the database and the time. */
const onDatabase = (name: string, run: (db: Database, now: Date) => Promise<unknown>): CleanupJob => ({
  name,
  run: ({ db, clock }) => run(db, clock()),
});

/** What is cleaned up every hour, in this order. */
export const cleanupJobs: readonly CleanupJob[] = [
  onDatabase('sessions', forgetExpiredSessions),
  onDatabase('one-time tokens', forgetExpiredTokens),
  onDatabase('social sign-ins', forgetExpiredLogins),
  onDatabase('security log', forgetOldEvents),
  onDatabase('idempotency keys', forgetOldKeys),
  onDatabase('tallies', forgetOldTallies),
  onDatabase('mails', forgetOldMails),
  { name: 'accounts', run: eraseDueAccounts },
  onDatabase('script segments', forgetOldSegments),
  onDatabase('deleted comments', (db, now) =>
    eraseDeletedComments(db, new Date(now.getTime() - limits.comments.restore)),
  ),
  onDatabase('LINE questions', cancelUnanswered),
  onDatabase('LINE messages', forgetOldPushes),
  { name: 'invitations', run: tellExpired },
  { name: 'unfinished uploads', run: dropAbandonedUploads },
  { name: 'unused files', run: removeUnusedFilesDaily },
  { name: 'leftover files', run: removeLeftovers },
  { name: 'arriving files', run: ({ env, clock }) => clearIncoming(env.DATA_DIR, clock()) },
];
