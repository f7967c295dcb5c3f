import { limits } from '@paidang/contract/limits';
import type { Platform } from '../../platform/platform';
import { hourOfDay, isFirstToday } from '../../platform/schedule';
import { readInvitation } from '../notifications';
import { updateInvitingStatus } from './inviting-status';
import { mailExpiry } from './letter';
import { listExpired } from './store';

const day = 86_400_000;

/**
 * Mails senders about invitations that expired in the last day, one mail per invitation. Runs once a day from nine in the
 * morning in Taipei, in only one of the processes. Also marks the recipient's notification as read and updates the status
 * of the project.
 */
export async function mailExpiredInvitations({ transact, env, clock }: Platform): Promise<void> {
  const now = clock();
  const morning = hourOfDay(now, limits.messaging.digestHour);
  if (now < morning) return;
  await transact(
    async (tx) => {
      if (!(await isFirstToday(tx, 'expired-invitations'))) return;
      const expired = await listExpired(tx.db, new Date(morning.getTime() - day), morning);
      for (const record of expired) {
        await mailExpiry(tx, record, env.APP_URL);
        const { id, recipientId, projectId } = record.invitation;
        await updateInvitingStatus(tx, projectId);
        if (recipientId) await readInvitation(tx, recipientId, id);
      }
    },
    { now },
  );
}
