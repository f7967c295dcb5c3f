import type { AcceptanceRow, AcceptanceSummary, VersionSummary, Work } from '@paidang/contract/entities';
import { stepDefinition } from '@paidang/contract/steps';
import { FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import { findTransition, reviewMachine } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import { presentPlatform } from '../projects';
import { lastVersion, presentSummary, type TaskMember, taskPage } from '../reviews';
import { presentStep, type StepRecord } from '../steps';
import { worksOf } from '../works';

function lastReport({ reports }: Work): VersionSummary | null {
  const report = reports.at(-1);
  if (!report) return null;
  const { uuid, number, created_by, sent_at, verdict, decided_at } = report;
  const accepted_at = verdict === 'passed' ? decided_at : null;
  return { uuid, number, created_by, sent_at, finalised_at: null, accepted_at, round: number };
}

/** The work on one platform, presented as a step, since each platform is accepted separately. */
const workRow = (record: StepRecord, work: Work): AcceptanceRow => ({
  step: {
    ...presentStep(record),
    uuid: work.works_online_uuid ?? work.platform.platform_uuid,
    platform_uuid: work.platform.platform_uuid,
    status: work.status,
    turn: work.turn,
    version: work.reports.length,
  },
  platform: work.platform,
  version: lastReport(work),
  may_accept: work.allowed.includes('pass'),
});

/** The acceptance sheet of a task: its steps, each with the version to accept. */
export async function loadAcceptanceSummary(tx: Transaction, at: TaskMember): Promise<AcceptanceSummary> {
  const { page, platforms, steps } = await taskPage(tx, at);
  const rows: AcceptanceRow[] = [];
  for (const record of steps) {
    const { step } = record;
    const code = FunctionCode.parse(step.function);
    if (code === functionCodes.worksOnline) {
      rows.push(...(await worksOf(tx, at, { step, platforms })).map((work) => workRow(record, work)));
      continue;
    }
    if (!stepDefinition(code).isAccepted || step.status === 'archived') continue;
    const platform = platforms.find(({ id }) => id === step.platformId);
    const version = await lastVersion(tx.db, step.id);
    rows.push({
      step: presentStep(record),
      platform: platform ? presentPlatform(platform) : null,
      version: version && presentSummary(version),
      may_accept: findTransition(reviewMachine, step.status, 'accept', at.membership.party) !== null,
    });
  }
  return { ...page, steps: rows };
}
