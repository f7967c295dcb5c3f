import type { CaseReportSummary } from '@paidang/contract/entities';

/** Counted up when a page needs more of a summary than was kept before. */
const shape = 2;

interface Kept {
  shape: number;
  summary: CaseReportSummary;
}

const keyOf = (user: string, task: string) => `paidang.caseReportSummary.${user}.${task}`;

/** The summary of a task's reports as this person last saw it here. */
export function readKeptSummary(user: string, task: string): CaseReportSummary | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user, task)) ?? 'null') as Kept | null;
    return kept?.shape === shape ? kept.summary : undefined;
  } catch {
    return undefined;
  }
}

export function keepSummary(user: string, task: string, summary: CaseReportSummary): void {
  try {
    localStorage.setItem(keyOf(user, task), JSON.stringify({ shape, summary } satisfies Kept));
  } catch {
    // Full or forbidden: the summary comes from the server next time.
  }
}
