import type { AbuseReport, AbuseReportDetail } from '@paidang/contract/entities';
import { abuseLimits, operationLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { type AbuseDecision, type AbuseReason, abuseReasonTitles } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import { countOne } from '../../platform/tally/tally';
import type { Transaction } from '../../platform/transaction';
import { hideMessage } from '../chat';
import { hideComment } from '../comments';
import { notify } from '../messaging';
import { suspendAccount } from '../operations';
import { type CurrentAccount, type CurrentUser, toPerson } from '../users';
import {
  type AbuseReportRecord,
  commentsAround,
  countAbout,
  countWaitingReports,
  decideReports,
  findCommentOf,
  findMessageOf,
  findReport,
  insertReport,
  listReports,
  lockReports,
  messagesAround,
  nameOf,
  projectOfStep,
  type Subject,
} from './store';

const day = 86_400_000;
const { perDay } = abuseLimits;

interface Complaint {
  readonly place: 'chat' | 'comment';
  readonly subjectId: string;
  readonly reporter: CurrentUser;
  readonly reason: AbuseReason;
  readonly note: string;
}

/** Stores a report with the text as it is now. @throws 0404, 0422 for the reporter's own message, 0429 over the daily limit */
async function report(tx: Transaction, subject: Subject | null, complaint: Complaint): Promise<void> {
  if (!subject) throw notFound();
  const { place, subjectId, reporter, reason, note } = complaint;
  if (subject.authorId === reporter.id) throw invalid();
  const tallied = { kind: 'abuse-report', subject: reporter.id };
  if ((await countOne(tx, tallied, { milliseconds: day, most: perDay })) > perDay) {
    throw new AppError('0429', { message: messages.reportedTooOften });
  }
  const about = { ...subject, place, subjectId, reason, note };
  await insertReport(tx.db, { ...about, reporterId: reporter.id, createdAt: tx.now });
}

/** @param roomId a room the reporter is in */
export const reportMessage = async (tx: Transaction, roomId: string, complaint: Omit<Complaint, 'place'>) =>
  report(tx, await findMessageOf(tx.db, roomId, complaint.subjectId), { ...complaint, place: 'chat' });

/** @param taskId a task the reporter is a member of */
export const reportComment = async (tx: Transaction, taskId: string, complaint: Omit<Complaint, 'place'>) =>
  report(tx, await findCommentOf(tx.db, taskId, complaint.subjectId), { ...complaint, place: 'comment' });

const toReport = ({ report: row, author, reporter }: AbuseReportRecord): AbuseReport => ({
  uuid: row.id,
  reason: row.reason,
  place: row.place,
  text: row.text,
  author: toPerson(author),
  reporter: toPerson(reporter),
  created_at: row.createdAt.toISOString(),
  decision: row.decision,
});

export async function reportPage(
  { db }: Transaction,
  filter: { state: 'open' | 'decided'; cursor?: number | undefined },
) {
  const rows = await listReports(db, filter);
  const shown = rows.slice(0, operationLimits.pageSize);
  const next = rows.length > shown.length ? (shown.at(-1)?.report.ordinal ?? null) : null;
  return { data: shown.map(toReport), meta: { next, open: await countWaitingReports(db) } };
}

/** @throws 0404 */
export async function reportDetail({ db }: Transaction, id: string): Promise<AbuseReportDetail> {
  const record = await findReport(db, id);
  if (!record) throw notFound();
  const { place, subjectId, containerId, authorId, ...row } = record.report;
  const isChat = place === 'chat';
  const around = await (isChat ? messagesAround : commentsAround)(db, containerId, subjectId);
  return {
    ...toReport(record),
    note: row.note,
    files: row.files,
    project: isChat ? null : await projectOfStep(db, containerId),
    neighbours: around.map((neighbour) => ({
      uuid: neighbour.id,
      author: neighbour.author,
      text: neighbour.text,
      created_at: neighbour.createdAt.toISOString(),
      is_reported: neighbour.id === subjectId,
    })),
    decided_by: row.decidedBy ? await nameOf(db, row.decidedBy) : null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_reason: row.decisionReason,
    author_reports: await countAbout(db, authorId),
  };
}

interface Decision {
  readonly staff: CurrentAccount;
  readonly decision: AbuseDecision;
  readonly reason: string;
  readonly appUrl: string;
}

/**
 * Decides on a message, and thereby on every open report of it. Any decision except `nothing` hides the message. The
 * reporters learn whether something was done, but not what.
 *
 * @throws 0404, 0409 when it is already decided, or the account to suspend is not active
 */
export async function decideReport(
  tx: Transaction,
  id: string,
  { staff, decision, reason, appUrl }: Decision,
): Promise<AbuseReportDetail> {
  await lockReports(tx.db, id);
  const record = await findReport(tx.db, id);
  if (!record) throw notFound();
  const { place, subjectId, containerId, authorId, decidedAt, ...row } = record.report;
  if (decidedAt) throw new AppError('0409', { data: await reportDetail(tx, id) });
  const decided = { decision, decisionReason: reason, decidedBy: staff.id, decidedAt: tx.now };
  const reporters = await decideReports(tx.db, subjectId, decided);
  if (decision !== 'nothing') await (place === 'chat' ? hideMessage : hideComment)(tx, containerId, subjectId);
  if (decision === 'warn') await notify(tx, { to: authorId, code: '3-121-01', parameters: {} });
  if (decision === 'suspend') {
    await suspendAccount(tx, { id: authorId, staff, reason: reason || abuseReasonTitles[row.reason], appUrl });
  }
  await notify(tx, { to: reporters, code: decision === 'nothing' ? '3-121-12' : '3-121-05', parameters: {} });
  return reportDetail(tx, id);
}
