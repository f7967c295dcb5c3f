import type { CaseReportSummary } from '@paidang/contract/entities';

/** Format version: increment when a page needs fields that earlier summaries lack. */
const formatVersion = 2;

interface Kept {
  shape: number;
  summary: CaseReportSummary;
}

const keyOf = (user: string, task: string) => `paidang.caseReportSummary.${user}.${task}`;

/** The summary of a task's reports as this user last saw it in this browser. */
export function readKeptSummary(user: string, task: string): CaseReportSummary | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user, task)) ?? 'null') as Kept | null;
    return kept?.shape === formatVersion ? kept.summary : undefined;
  } catch {
    return undefined;
  }
}

export function keepSummary(user: string, task: string, summary: CaseReportSummary): void {
  try {
    localStorage.setItem(keyOf(user, task), JSON.stringify({ shape: formatVersion, summary } satisfies Kept));
  } catch {
    // Storage is full or blocked: the summary is loaded from the server next time.
  }
}
