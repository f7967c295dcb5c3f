import { abuseReportRoutes } from '@paidang/contract/routes';
import type { AbuseReason } from '@paidang/contract/vocabulary';
import type { ReportedWords } from '../stores/complaint';
import { request } from './api';

/** Reports a message or comment to the platform; the dialog shows errors. */
export async function sendComplaint(about: ReportedWords, reason: AbuseReason, note: string): Promise<void> {
  const sent = { body: { reason, note }, handles: 'all' } as const;
  if (about.place === 'comment') {
    await request(abuseReportRoutes.reportComment, { ...sent, params: { message: about.message } });
  } else {
    const params = { chatroom: about.room, chat_message: about.message };
    await request(abuseReportRoutes.reportMessage, { ...sent, params });
  }
}
