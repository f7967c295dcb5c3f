import type { CaseReport, CaseReportSummary, CaseReports, ReportContent } from '@paidang/contract/entities';
import type { ReportPart } from '@paidang/contract/report';
import { caseReportRoutes } from '@paidang/contract/routes';
import { useMemo } from 'react';
import { useSession } from '../stores/session';
import { request } from './api';
import { useResource } from './resource';
import { moveHandles, saveHandles, sendHandles } from './reviews';
import type { DraftSource, StepPageView, StoreContent } from './step-source';
import { stepViewKey, useStep } from './steps';

export const caseReportsPath = (task: string) => ['case-reports', task] as const;

const readReports = async (task: string): Promise<CaseReports> =>
  (await request(caseReportRoutes.list, { params: { task } })).data;

/** The closing report of a task, platform by platform. */
export const useCaseReports = (task: string) => useStep({ path: caseReportsPath(task), view: () => readReports(task) });

/** Format version: increment when a page needs fields that earlier summaries lack. */
const summaryVersion = 2;

interface KeptSummary {
  shape: number;
  summary: CaseReportSummary;
}

const keptSummaryKey = (user: string, task: string) => `paidang.caseReportSummary.${user}.${task}`;

/** The summary of a task's reports as this user last saw it in this browser. */
export function readKeptSummary(user: string, task: string): CaseReportSummary | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keptSummaryKey(user, task)) ?? 'null') as KeptSummary | null;
    return kept?.shape === summaryVersion ? kept.summary : undefined;
  } catch {
    return undefined;
  }
}

export function keepSummary(user: string, task: string, summary: CaseReportSummary): void {
  try {
    localStorage.setItem(
      keptSummaryKey(user, task),
      JSON.stringify({ shape: summaryVersion, summary } satisfies KeptSummary),
    );
  } catch {
    // Storage is full or blocked: the summary is loaded from the server next time.
  }
}

/** Results of a task, per platform and in total. Starts with the summary last seen in this browser. */
export function useReportSummary(task: string) {
  const user = useSession((state) => state.user?.uuid ?? '');
  const kept = useMemo(() => readKeptSummary(user, task), [user, task]);
  const read = async () => {
    const { data } = await request(caseReportRoutes.summary, { params: { task } });
    keepSummary(user, task, data);
    return data;
  };
  return useResource(stepViewKey({ path: ['case-report-summary', task] }), read, kept ? { fallbackData: kept } : {});
}

/** @throws if the platform no longer belongs to the task */
export const reportOf = ({ reports }: CaseReports, id: string): CaseReport => {
  const report = reports.find(({ url_uid }) => url_uid === id);
  if (!report) throw new Error('@paidang/web: the platform no longer belongs to the task.');
  return report;
};

/** One platform's report in the form of a step view. */
export const reportStep = ({ project, task, step }: CaseReports, report: CaseReport): StepPageView<ReportContent> => ({
  project,
  task,
  step: { ...step, status: report.status, turn: report.turn },
  platform: report.platform,
  versions: report.versions.map(({ uuid, number, created_by, sent_at, accepted_at }) => ({
    uuid,
    number,
    created_by,
    sent_at,
    finalised_at: null,
    accepted_at,
    round: number,
  })),
  draft: report.draft,
  revision: report.revision,
  rounds_used: 0,
  rounds_agreed: 0,
  allowed: report.allowed.includes('save_draft') ? ['save_draft'] : [],
});

/**
 * Source for writing one platform's report on the server.
 *
 * @param onReports called with the whole step when the server returns it
 */
export function reportSource(
  task: string,
  id: string,
  onReports: (reports: CaseReports) => void,
): DraftSource<ReportContent> {
  const params = { task, url_uid: id };
  const store = async ({ content, revision, ...settings }: StoreContent<ReportContent>, isDraft: boolean) => {
    const askUUID = settings.idempotencyKey;
    const { data } = isDraft
      ? await request(caseReportRoutes.save, {
          params,
          body: { content, revision },
          handles: saveHandles,
          ...settings,
        })
      : await request(caseReportRoutes.provide, {
          params,
          body: { content, revision, ...(askUUID ? { askUUID } : {}) },
          handles: sendHandles,
          ...settings,
        });
    onReports(data);
    return reportStep(data, reportOf(data, id));
  };
  const read = async () => {
    const reports = await readReports(task);
    return reportStep(reports, reportOf(reports, id));
  };
  return {
    path: ['caseReportForm', task, id],
    view: read,
    version: async (number) => {
      const version = reportOf(await readReports(task), id).versions.find((one) => one.number === number);
      if (!version) throw new Error(`@paidang/web: there is no version ${number} of the report.`);
      return version;
    },
    save: (draft) => store(draft, true),
    send: (draft) => store(draft, false),
  };
}

/** The version a decision is about: the one that was read. */
export interface ReadVersion {
  task: string;
  /** Id of the report. */
  id: string;
  /** The decision is refused (409) if a newer version exists. */
  number: number;
}

/** Records that the vendor has seen a version; repeating it changes nothing. */
export const openReport = async ({ task, id, number }: ReadVersion): Promise<CaseReports> =>
  (await request(caseReportRoutes.open, { params: { task, url_uid: id }, body: { number }, handles: 'all' })).data;

export const acceptReport = async ({ task, id, number }: ReadVersion, idempotencyKey: string): Promise<CaseReports> =>
  (
    await request(caseReportRoutes.accept, {
      params: { task, url_uid: id },
      body: { number, askUUID: idempotencyKey },
      idempotencyKey,
      handles: moveHandles,
    })
  ).data;

export const requestReportUpdate = async (
  { task, id, number, parts, reason }: ReadVersion & { parts: ReportPart[]; reason: string },
  idempotencyKey: string,
): Promise<CaseReports> =>
  (
    await request(caseReportRoutes.requestUpdate, {
      params: { task, url_uid: id },
      body: { number, parts, reason, askUUID: idempotencyKey },
      idempotencyKey,
      handles: moveHandles,
    })
  ).data;

export const requestReports = async (task: string, idempotencyKey: string): Promise<CaseReports> =>
  (
    await request(caseReportRoutes.request, {
      params: { task },
      body: { askUUID: idempotencyKey },
      idempotencyKey,
      handles: moveHandles,
    })
  ).data;
