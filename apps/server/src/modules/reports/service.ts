import { randomUUID } from 'node:crypto';
import type { ReportContent } from '@paidang/contract/entities';
import {
  isFigureName,
  type ReportPart,
  reportMessages,
  reportTypeDefinition,
  reportTypeOf,
} from '@paidang/contract/report';
import { messages } from '@paidang/contract/rules';
import { functionCodes, type Party } from '@paidang/contract/vocabulary';
import { findTransition, type ReportAction, type ReportStatus, reportMachine } from '@paidang/contract/workflow';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { findPlatform, type PlatformRow, presentPlatform } from '../projects';
import { readContent, requireComplete, type SubmittedSchedule, type TaskMember } from '../reviews';
import {
  act,
  asErrors,
  lockStep,
  platformPart,
  requireNewestRevision,
  requireNewestVersion,
  type StepRow,
  type TaskInProject,
} from '../steps';
import type { CurrentUser } from '../users';
import { reportCodec } from './codec';
import { presentDraft, statusOf } from './present';
import { stepStatusOf } from './settle';
import {
  countVersions,
  findReport,
  insertVersion,
  markVersion,
  type ReportRow,
  setReportStatus,
  storeReport,
} from './store';

const code = functionCodes.closingReport;

/** A platform's report, locked until the end of the transaction. */
interface LockedReport {
  readonly step: StepRow;
  readonly platform: PlatformRow;
  /** `null` until it is started. */
  readonly report: ReportRow | null;
  readonly status: ReportStatus;
}

/** @throws 0404 if the task has no such platform. */
async function lockedReport({ db }: Transaction, { membership, platformId = '' }: TaskMember): Promise<LockedReport> {
  const step = await lockStep(db, membership.task.id, code);
  const platform = await findPlatform(db, membership.task.id, platformId);
  if (!step || !platform) throw notFound();
  const report = await findReport(db, membership.task.id, platform.id);
  return { step, platform, report, status: statusOf(step, report) };
}

const mayDo = ({ status }: LockedReport, action: ReportAction, { membership }: TaskMember): boolean =>
  findTransition(reportMachine, status, action, membership.party) !== null;

/** A member of the task, or the platform. */
interface ReportMover {
  readonly membership: TaskInProject & { readonly party: Party };
  readonly user: CurrentUser | null;
  readonly askId?: string | undefined;
  /** The vendor's reason. */
  readonly words?: string;
}

/** Moves a platform's report, and the step along with it. @throws 0422 */
export async function moveReport(
  tx: Transaction,
  { membership, user, askId, words }: ReportMover,
  { step, status, platform }: LockedReport,
  report: ReportRow,
  action: ReportAction,
): Promise<void> {
  await act(tx, membership, {
    step,
    action,
    // Always the time of the last acceptance, from which the rating period is counted.
    ...(action === 'accept' ? { change: { acceptedAt: tx.now } } : {}),
    actor: { party: membership.party, user },
    part: platformPart({
      machine: reportMachine,
      platformId: platform.id,
      status,
      store: (next) => setReportStatus(tx.db, report, next),
      stepStatus: () => stepStatusOf(tx, membership.task.id),
    }),
    parameters: { report_uuid: platform.id, ...(askId ? { group_id: askId } : {}) },
    ...(words ? { words } : {}),
  });
}

/**
 * Requests the reports of a task before all of its works have passed. In projects run by the platform, the request comes from
 * the platform, whoever clicked.
 *
 * @throws 0404, 0422
 */
export async function requestReports(tx: Transaction, { membership, user, askId }: TaskMember): Promise<void> {
  const step = await lockStep(tx.db, membership.task.id, code);
  if (!step) throw notFound();
  const party = membership.project.buildMode === 'platform' ? 'platform' : membership.party;
  const parameters = askId ? { group_id: askId } : {};
  await act(tx, membership, { step, action: 'request', actor: { party, user }, parameters });
}

/** A report must be of its platform's type. @throws 0422 */
function refuseOtherType(
  { report_type: type }: ReportContent,
  { platform }: LockedReport,
  { membership }: TaskMember,
): void {
  if (type === reportTypeOf(membership.task.type, presentPlatform(platform))) return;
  throw invalid({ errors: { 'content.report_type': [messages.checkFormat] } });
}

/** Validates a report and checks that the caller has the latest draft. @throws 0422, 0409 */
async function readReport(
  tx: Transaction,
  at: TaskMember,
  locked: LockedReport,
  { content, revision }: SubmittedSchedule<ReportContent>,
) {
  requireNewestRevision(
    revision,
    locked.report?.revision ?? 0,
    () => locked.report && presentDraft(locked.report, at.user.id),
  );
  refuseOtherType(content, locked, at);
  return readContent(tx, at.membership.task.id, reportCodec, content);
}

/** Stores the creator's draft; nobody is notified. @throws 0404, 0409, 0422 */
export async function saveReport(
  tx: Transaction,
  at: TaskMember,
  written: SubmittedSchedule<ReportContent>,
): Promise<void> {
  const locked = await lockedReport(tx, at);
  if (!mayDo(locked, 'save_draft', at)) throw invalid();
  const { text } = await readReport(tx, at, locked, written);
  const draft = { draft: text, draftBy: at.user.id, draftedAt: tx.now };
  const report = await storeReport(tx.db, locked.platform.id, draft);
  await moveReport(tx, at, locked, report, 'save_draft');
}

/** Provides a version to the vendor: the first, or an updated one. @throws 0404, 0409, 0422 */
export async function provideReport(
  tx: Transaction,
  at: TaskMember,
  written: SubmittedSchedule<ReportContent>,
): Promise<void> {
  const locked = await lockedReport(tx, at);
  const action = (['send', 'update'] as const).find((one) => mayDo(locked, one, at));
  if (!action) throw invalid();
  const { content, text } = await readReport(tx, at, locked, written);
  requireComplete(reportCodec, content);
  const report = await storeReport(tx.db, locked.platform.id, { draft: null, draftBy: null, draftedAt: null });
  const number = (await countVersions(tx.db, report.id)) + 1;
  const id = randomUUID();
  await insertVersion(tx.db, { id, reportId: report.id, number, content: text, createdBy: at.user.id, sentAt: tx.now });
  tx.record({
    kind: 'version',
    taskId: at.membership.task.id,
    userId: at.user.id,
    at: tx.now,
    about: { step: code, platform: locked.platform.id, number },
    contents: { content: { text, source: 'case_report_versions', id } },
  });
  await moveReport(tx, at, locked, report, action);
}

/** The report that a decision is about; the decision has to name its latest version. @throws 0404, 0409, 0422 */
async function decidedReport(tx: Transaction, at: TaskMember, number: number) {
  const locked = await lockedReport(tx, at);
  const { report } = locked;
  if (!report) throw invalid();
  requireNewestVersion(number, await countVersions(tx.db, report.id));
  return { locked, report, version: { reportId: report.id, number } };
}

interface Decided {
  /** Number of the version that was read. */
  readonly number: number;
}

/** Records that the vendor has opened a version; repeating it changes nothing. @throws 0404, 0409, 0422 */
export async function openReport(tx: Transaction, at: TaskMember, { number }: Decided): Promise<void> {
  const { locked, report, version } = await decidedReport(tx, at, number);
  if (!mayDo(locked, 'open', at)) return;
  await markVersion(tx.db, version, { openedAt: tx.now });
  await moveReport(tx, at, locked, report, 'open');
}

interface UpdateRequest extends Decided {
  readonly parts: readonly ReportPart[];
  readonly reason: string;
}

/** Asks the creator to update parts of a report. @throws 0404, 0409, 0422 */
export async function requestUpdate(
  tx: Transaction,
  at: TaskMember,
  { number, parts, reason }: UpdateRequest,
): Promise<void> {
  const { locked, report, version } = await decidedReport(tx, at, number);
  const { figures } = reportTypeDefinition(reportTypeOf(at.membership.task.type, presentPlatform(locked.platform)));
  if (parts.some((part) => isFigureName(part) && !figures.includes(part))) {
    throw invalid({ errors: asErrors({ parts: reportMessages.foreign }) });
  }
  await markVersion(tx.db, version, {
    updateParts: [...new Set(parts)],
    updateReason: reason,
    updateRequestedAt: tx.now,
  });
  await moveReport(tx, { ...at, words: reason }, locked, report, 'request_update');
}

/** Accepts a report as final; the last report of the last task closes the project. @throws 0404, 0409, 0422 */
export async function acceptReport(tx: Transaction, at: TaskMember, { number }: Decided): Promise<void> {
  const { locked, report, version } = await decidedReport(tx, at, number);
  await markVersion(tx.db, version, { acceptedAt: tx.now });
  await moveReport(tx, at, locked, report, 'accept');
}
