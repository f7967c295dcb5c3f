import { reportLimits } from '@paidang/contract/limits';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { findPlatform } from '../projects';
import { lockStep } from '../steps';
import { moveReport } from './service';
import { listUnanswered, markVersion, type UnansweredReport } from './store';

const day = 86_400_000;

/** Reports that were opened so long ago that they count as accepted. */
const due = ({ db, now }: Pick<Transaction, 'db' | 'now'>): Promise<UnansweredReport[]> =>
  listUnanswered(db, new Date(now.getTime() - reportLimits.acceptAfterDays * day));

/** Accepts a report on the platform's behalf, unless somebody else acted first. */
async function accept(tx: Transaction, found: UnansweredReport): Promise<void> {
  const step = await lockStep(tx.db, found.task.id, functionCodes.closingReport);
  const platform = await findPlatform(tx.db, found.task.id, found.report.platformId);
  const still = (await due(tx)).find(({ report }) => report.id === found.report.id);
  if (!step || !platform || !still) return;
  const { report, project, task, number } = still;
  await markVersion(tx.db, { reportId: report.id, number }, { acceptedAt: tx.now });
  const membership = { project, task, party: 'platform' as const };
  await moveReport(tx, { membership, user: null }, { step, platform, report, status: report.status }, report, 'accept');
}

/** Accepts reports that the vendor has opened, but neither accepted nor asked to update, for 14 days. */
export async function acceptUnansweredReports({ db, transact, clock }: Platform): Promise<void> {
  const now = clock();
  for (const found of await due({ db, now })) await transact((tx) => accept(tx, found), { now });
}
