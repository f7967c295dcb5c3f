import { channels, events, versionCalls } from '@paidang/contract/calls';
import type { VersionSummary } from '@paidang/contract/entities';
import type { CallRegistry } from '../../http/call-registry';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { stepsOfTask } from '../steps';
import { presentSummary } from './step-view';
import { findVersion, markVersion } from './store';

interface Named {
  readonly step: string;
  readonly version: number;
  /** `''` removes the name. */
  readonly name: string;
}

/** Gives a version a name that both sides see. @throws 0404 */
async function nameVersion(
  tx: Transaction,
  { task }: TaskMembership,
  { step: stepId, version, name }: Named,
): Promise<VersionSummary> {
  const step = (await stepsOfTask(tx.db, task.id)).find(({ id }) => id === stepId);
  if (!step) throw notFound();
  await markVersion(tx.db, step.id, version, { name: name || null });
  const named = await findVersion(tx.db, step.id, version);
  if (!named) throw notFound();
  tx.publish(channels.task(task.id), events.stepChanged, {});
  return presentSummary(named);
}

export function versionRoutes(calls: CallRegistry): void {
  calls.task(versionCalls.name, { ratePerMinute: 30 }, async (tx, { membership, params, body }) => ({
    data: await nameVersion(tx, membership, { ...params, ...body }),
  }));
}
