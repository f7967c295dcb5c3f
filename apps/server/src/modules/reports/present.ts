import {
  BriefContent,
  type CaseReport,
  type CaseReports,
  type Draft,
  type ReportContent,
  type ReportVersion,
} from '@paidang/contract/entities';
import { changedFigures, type GoalProgress, goalProgress, reportTypeOf } from '@paidang/contract/report';
import { functionCodes } from '@paidang/contract/vocabulary';
import { reportMachine } from '@paidang/contract/workflow';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { type PlatformRow, presentPlatform } from '../projects';
import { lastVersion, type TaskMember, taskPage } from '../reviews';
import { actionsOf, findStep, presentStep, type StepRow, turnOfPart } from '../steps';
import { toPerson } from '../users';
import { publishedWorks } from '../works';
import { reportCodec } from './codec';
import { listReports, listVersions, type ReportRow, type VersionRecord } from './store';

/** A draft; only its author may see it. */
export function presentDraft(
  { draft, draftBy, revision, draftedAt }: ReportRow,
  userId: string,
): Draft<ReportContent> | null {
  if (draft === null || draftBy !== userId || !draftedAt) return null;
  return { content: reportCodec.parse(draft), revision, base_version: 0, updated_at: draftedAt.toISOString() };
}

/** The vendor's update request for a version. */
const presentRequest = ({ updateParts, updateReason, updateRequestedAt }: VersionRecord['version']) =>
  updateParts && updateRequestedAt
    ? { parts: updateParts, reason: updateReason ?? '', requested_at: updateRequestedAt.toISOString() }
    : null;

/** The versions of a report, each with its differences from the previous one. */
function presentVersions(records: readonly VersionRecord[]): ReportVersion[] {
  const versions: ReportVersion[] = [];
  for (const { version, author } of records) {
    const content = reportCodec.parse(version.content);
    const before = versions.at(-1)?.content;
    versions.push({
      uuid: version.id,
      number: version.number,
      content,
      created_by: toPerson(author),
      sent_at: version.sentAt.toISOString(),
      opened_at: version.openedAt?.toISOString() ?? null,
      accepted_at: version.acceptedAt?.toISOString() ?? null,
      update_request: presentRequest(version),
      changes: before ? changedFigures(before.figures, content.figures) : [],
    });
  }
  return versions;
}

/** The status of a platform's report; if there is no row, nobody has started it. */
export const statusOf = (step: StepRow, report: ReportRow | null): ReportRow['status'] =>
  step.status === 'locked' ? 'locked' : (report?.status ?? 'requested');

interface Known {
  readonly step: StepRow;
  readonly report: ReportRow | null;
  readonly versions: readonly VersionRecord[];
  readonly work: CaseReport['work'];
}

function presentReport(
  { membership, user }: TaskMember,
  platform: PlatformRow,
  { step, report, versions, work }: Known,
): CaseReport {
  const status = statusOf(step, report);
  const presented = presentPlatform(platform);
  return {
    url_uid: platform.id,
    platform: presented,
    report_type: reportTypeOf(membership.task.type, presented),
    work,
    status,
    turn: turnOfPart(membership, reportMachine, status),
    versions: presentVersions(versions),
    draft: report && presentDraft(report, user.id),
    revision: report?.revision ?? 0,
    // `request` applies to the step as a whole.
    allowed: actionsOf(membership, reportMachine, status).filter((action) => action !== 'request'),
  };
}

/** The closing report of a task, in the order of its platforms. @throws 0404 if the task has no such step. */
export async function caseReports(tx: Transaction, at: TaskMember): Promise<CaseReports> {
  const { page, platforms, steps } = await taskPage(tx, at);
  const own = steps.find(({ step }) => step.function === functionCodes.closingReport);
  if (!own) throw notFound();
  const { membership } = at;
  const reports = await listReports(tx.db, membership.task.id);
  const versions = await listVersions(tx.db, membership.task.id);
  const works = await publishedWorks(tx, membership.task.id);
  const presented = platforms.map((platform) => {
    const report = reports.find(({ platformId }) => platformId === platform.id) ?? null;
    return presentReport(at, platform, {
      step: own.step,
      report,
      versions: versions.filter(({ version }) => version.reportId === report?.id),
      work: works.get(platform.id) ?? null,
    });
  });
  const newest = presented.map((report) => report.versions.at(-1)?.content);
  return {
    ...page,
    step: presentStep(own),
    reports: presented,
    goals: await goalsOfTask(tx, membership.task.id, newest),
    may_request: actionsOf(membership, reportMachine, own.step.status).includes('request'),
  };
}

/**
 * Progress towards the goals in the latest brief of a task.
 *
 * @param newest the latest content of each platform; `undefined` if nothing was provided
 */
async function goalsOfTask(
  { db }: Transaction,
  taskId: string,
  newest: readonly (ReportContent | undefined)[],
): Promise<GoalProgress[]> {
  const step = await findStep(db, taskId, functionCodes.brief);
  const sent = step && (await lastVersion(db, step.id));
  if (!sent) return [];
  const { goals = {} } = BriefContent.parse(JSON.parse(sent.version.content));
  const posts = newest.filter((content) => content !== undefined);
  return goalProgress(goals, posts, posts.length === newest.length);
}
