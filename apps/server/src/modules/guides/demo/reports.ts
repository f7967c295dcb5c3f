import type { CaseReportSummary, CaseReports, ReportContent } from '@paidang/contract/entities';
import { reportTotals, reportTypeOf } from '@paidang/contract/report';
import { functionCodes } from '@paidang/contract/vocabulary';
import { reportMachine } from '@paidang/contract/workflow';
import { daysAgo, type Viewing } from './cast';
import { demoPlatform, demoProject, demoStep, demoTask } from './project';

const status = reportMachine.initial;

/** The demo's report waits for the works, but can already be written, like any report. */
function demoPage(viewing: Viewing) {
  const position = { code: functionCodes.worksOnline, status: 'drafting', version: 0 } as const;
  const { uuid, name, status: projectStatus, build_mode, vendor } = demoProject(viewing, position);
  return {
    project: { uuid, name, status: projectStatus, build_mode, vendor },
    task: demoTask(viewing, position),
    step: demoStep(viewing, functionCodes.closingReport, position),
  };
}

interface Saved {
  readonly content: ReportContent;
  readonly revision: number;
}

export function demoReports(viewing: Viewing, saved?: Saved): CaseReports {
  const page = demoPage(viewing);
  return {
    ...page,
    reports: [
      {
        url_uid: demoPlatform.platform_uuid,
        platform: demoPlatform,
        report_type: reportTypeOf(page.task.type, demoPlatform),
        work: null,
        status,
        turn: null,
        versions: [],
        draft: saved ? { ...saved, base_version: 0, updated_at: daysAgo(viewing, 0) } : null,
        revision: saved?.revision ?? 0,
        allowed: ['save_draft'],
      },
    ],
    goals: [],
    may_request: false,
  };
}

/** An empty summary, since nothing has been reported yet. */
export function demoSummary(viewing: Viewing): CaseReportSummary {
  const { project, task } = demoPage(viewing);
  return {
    project,
    task,
    platforms: [],
    totals: reportTotals([], task.fee),
    goals: [],
    curve_perday: [],
    comparison: [],
  };
}
