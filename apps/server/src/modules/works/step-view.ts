import {
  BriefContent,
  type Draft,
  type Work,
  type WorkContent,
  type WorkReport,
  type WorksView,
} from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { type WorksAction, type WorksStatus, worksMachine } from '@paidang/contract/workflow';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { type PlatformRow, presentPlatform } from '../projects';
import { asJson, lastVersion, type TaskMember, taskPage } from '../reviews';
import { actionsOf, findStep, isBlockedByEarlierStep, presentStep, type StepRow, turnOfPart } from '../steps';
import { toPerson } from '../users';
import { workContent } from './codec';
import { approvedCopy } from './compare';
import { listReports, listWorks, type ReportRecord, type WorkRow } from './store';

/** A draft; only its author may see it. */
export function presentDraft(
  { draft, draftBy, revision, draftedAt }: WorkRow,
  userId: string,
): Draft<WorkContent> | null {
  if (draft === null || draftBy !== userId || !draftedAt) return null;
  return {
    content: workContent.parse(draft),
    revision,
    base_version: 0,
    updated_at: draftedAt.toISOString(),
  };
}

const presentReport = ({ report, author }: ReportRecord): WorkReport => ({
  uuid: report.id,
  number: report.number,
  content: workContent.parse(report.content),
  published_at: report.publishedAt.toISOString(),
  created_by: toPerson(author),
  sent_at: report.sentAt.toISOString(),
  comparison:
    report.comparedVersion === null || report.match === null
      ? null
      : { approved: { version: report.comparedVersion, html: report.comparedHtml ?? '' }, match: report.match },
  claims: report.claims,
  verdict: report.verdict,
  reason: report.reason,
  decided_at: report.decidedAt?.toISOString() ?? null,
});

interface WorksData {
  readonly step: StepRow;
  readonly work: WorkRow | null;
  readonly reports: readonly ReportRecord[];
}

async function presentWork(
  tx: Transaction,
  { membership, user }: TaskMember,
  platform: PlatformRow,
  { step, work, reports }: WorksData,
): Promise<Work> {
  const status: WorksStatus = step.status === 'locked' ? 'locked' : (work?.status ?? 'todo');
  const withheld: WorksAction[] = (await isBlockedByEarlierStep(tx, step, platform.id))
    ? ['unlock', 'submit']
    : ['unlock'];
  return {
    works_online_uuid: work?.id ?? null,
    platform: presentPlatform(platform),
    status,
    turn: turnOfPart(membership, worksMachine, status),
    approved: await approvedCopy(tx, membership.task.id, platform.id),
    reports: reports.filter(({ report }) => report.workId === work?.id).map(presentReport),
    draft: work && presentDraft(work, user.id),
    revision: work?.revision ?? 0,
    allowed: actionsOf(membership, worksMachine, status).filter((action) => !withheld.includes(action)),
  };
}

/** The works of a task, in the order of its platforms. */
export async function worksOf(
  tx: Transaction,
  at: TaskMember,
  { step, platforms }: { step: StepRow; platforms: readonly PlatformRow[] },
): Promise<Work[]> {
  const works = await listWorks(tx.db, at.membership.task.id);
  const reports = await listReports(tx.db, at.membership.task.id);
  const presented: Work[] = [];
  for (const platform of platforms) {
    const work = works.find(({ platformId }) => platformId === platform.id) ?? null;
    presented.push(await presentWork(tx, at, platform, { step, work, reports }));
  }
  return presented;
}

/** The advertising disclosure that the brief asks for. */
async function disclosureOf({ db }: Transaction, taskId: string): Promise<string> {
  const step = await findStep(db, taskId, functionCodes.brief);
  const sent = step && (await lastVersion(db, step.id));
  return sent ? asJson(BriefContent).parse(sent.version.content).ad_disclosure : '';
}

/** The step view. @throws 0404 if the task has no such step. */
export async function loadWorksView(tx: Transaction, at: TaskMember): Promise<WorksView> {
  const { page, platforms, steps } = await taskPage(tx, at);
  const own = steps.find(({ step }) => step.function === functionCodes.worksOnline);
  if (!own) throw notFound();
  const { membership } = at;
  return {
    ...page,
    step: presentStep(own),
    ad_disclosure: await disclosureOf(tx, membership.task.id),
    works: await worksOf(tx, at, { step: own.step, platforms }),
    may_unlock:
      actionsOf(membership, worksMachine, own.step.status).includes('unlock') &&
      (own.step.status === 'locked' || (await isBlockedByEarlierStep(tx, own.step))),
  };
}

/** The last submitted post of each platform. */
export async function publishedWorks(
  { db }: Transaction,
  taskId: string,
): Promise<ReadonlyMap<string, Pick<WorkReport['content'], 'url'> & Pick<WorkReport, 'published_at'>>> {
  const works = await listWorks(db, taskId);
  const reports = await listReports(db, taskId);
  return new Map(
    works.flatMap(({ id, platformId }) => {
      const last = reports.findLast(({ report }) => report.workId === id);
      if (!last) return [];
      const { content, published_at } = presentReport(last);
      return [[platformId, { url: content.url, published_at }]] as const;
    }),
  );
}
