import type { AcceptanceRow, AcceptanceSheet } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { findTransition, reviewMachine } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import { presentPlatform, presentStep } from '../projects/present';
import { type AtTask, lastVersion, presentSummary, taskPage } from '../reviews';

const { outline, scriptPages, scriptOnePage, video, copyText, copyPhotos } = functionCodes;
const accepted: readonly string[] = [outline, scriptPages, scriptOnePage, video, copyText, copyPhotos];

/** What there is to accept at a task: each step with the version it is about. */
export async function acceptanceSheet(tx: Transaction, at: AtTask): Promise<AcceptanceSheet> {
  const { page, platforms, steps } = await taskPage(tx, at);
  const rows: AcceptanceRow[] = [];
  for (const record of steps) {
    const { step } = record;
    if (!accepted.includes(step.function) || step.status === 'archived') continue;
    const platform = platforms.find(({ id }) => id === step.platformId);
    const version = await lastVersion(tx.db, step.id);
    rows.push({
      step: presentStep(record),
      platform: platform ? presentPlatform(platform) : null,
      version: version && presentSummary(version),
      may_accept: findTransition(reviewMachine, step.status, 'accept', at.seat.party) !== null,
    });
  }
  return { ...page, steps: rows };
}
