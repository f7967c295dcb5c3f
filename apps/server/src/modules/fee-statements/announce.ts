import { channels, events } from '@paidang/contract/calls';
import type { CodeTriple } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import { projectParameters } from '../projects';
import type { FeeMember, FeeTask } from './fee-task';

/** Tells the other of the two what somebody did, unless `code` is `null`, and has their open pages load again. */
export async function announce(
  tx: Transaction,
  { membership: { project, task, party }, user }: FeeMember,
  { creatorId }: FeeTask,
  code: CodeTriple | null,
): Promise<void> {
  const to = party === 'vendor' ? creatorId : project.vendorId;
  const parameters = { ...projectParameters(project), task_uuid: task.id, task_index: task.position };
  if (code) await notify(tx, { to, from: user, code, parameters });
  tx.publish(channels.task(task.id), events.stepChanged, {});
}
