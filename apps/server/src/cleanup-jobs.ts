import { limits } from '@paidang/contract/limits';
import { deleteOldKeys } from './http/idempotency/store';
import { deleteOldReports } from './modules/abuse-reports';
import { eraseDueAccounts } from './modules/account';
import { deleteExpiredTokens } from './modules/auth';
import { eraseDeletedComments } from './modules/comments';
import { deleteOldConsultations } from './modules/consultations';
import { refreshPublishedCards } from './modules/creator-cards';
import { eraseCommentContents, eraseGoneComments } from './modules/evidence';
import { deleteEndedLinks, removeEndedCopies } from './modules/guest-reviews';
import { mailExpiredInvitations } from './modules/invitations';
import { cancelUnanswered, deleteOldPushes } from './modules/messaging';
import { forgetOldSegments } from './modules/scripts';
import { deleteExpiredLinks } from './modules/service-data';
import { deleteExpiredSessions } from './modules/sessions';
import { deleteExpiredPreviews } from './modules/site-content';
import { deleteExpiredLogins } from './modules/social';
import { removeUnusedFilesDaily } from './modules/unused-files';
import { removeLeftovers } from './modules/uploads';
import { deleteOldEvents } from './modules/users';
import { deleteAbandonedUploads } from './modules/videos';
import type { Database } from './platform/database';
import type { Job } from './platform/jobs/jobs';
import { deleteOldMails } from './platform/mail/outbox';
import { isFirstToday } from './platform/schedule';
import { clearIncoming } from './platform/storage';
import { deleteOldTallies } from './platform/tally/tally';

/** A job that only needs the database and the time. */
const onDatabase = (name: string, run: (db: Database, now: Date) => Promise<unknown>): Job => ({
  name,
  run: ({ db, clock }) => run(db, clock()),
});

/** Erases deleted comments, and what the evidence chains keep of them. */
const eraseComments: Job['run'] = ({ transact, clock }) =>
  transact(async ({ db }) => {
    const gone = await eraseDeletedComments(db, new Date(clock().getTime() - limits.comments.restore));
    await eraseCommentContents(db, gone);
  });

/** Checks all comments once a day, for those that were deleted with a task or an account. */
const eraseGoneDaily: Job['run'] = ({ transact }) =>
  transact(async (tx) => {
    if (await isFirstToday(tx, 'evidence-of-comments')) await eraseGoneComments(tx.db);
  });

/** Hourly cleanup jobs, in this order. */
export const cleanupJobs: readonly Job[] = [
  onDatabase('sessions', deleteExpiredSessions),
  onDatabase('one-time tokens', deleteExpiredTokens),
  onDatabase('links to pictures of papers', deleteExpiredLinks),
  onDatabase('links to previews', deleteExpiredPreviews),
  onDatabase('social sign-ins', deleteExpiredLogins),
  onDatabase('security log', deleteOldEvents),
  onDatabase('idempotency keys', deleteOldKeys),
  onDatabase('tallies', deleteOldTallies),
  onDatabase('mails', deleteOldMails),
  onDatabase('consultations', deleteOldConsultations),
  onDatabase('abuse reports', deleteOldReports),
  { name: 'accounts', run: eraseDueAccounts },
  onDatabase('script segments', forgetOldSegments),
  { name: 'deleted comments', run: eraseComments },
  { name: 'evidence of deleted comments', run: eraseGoneDaily },
  { name: 'copies for guests', run: removeEndedCopies },
  onDatabase('guest links', deleteEndedLinks),
  onDatabase('LINE questions', cancelUnanswered),
  onDatabase('LINE messages', deleteOldPushes),
  { name: 'invitations', run: mailExpiredInvitations },
  { name: 'figures of creators’ cards', run: refreshPublishedCards },
  { name: 'unfinished uploads', run: deleteAbandonedUploads },
  { name: 'unused files', run: removeUnusedFilesDaily },
  { name: 'leftover files', run: removeLeftovers },
  { name: 'arriving files', run: ({ env, clock }) => clearIncoming(env.DATA_DIR, clock()) },
];
