import { channels, events } from '@paidang/contract/calls';
import type { Project } from '@paidang/contract/entities';
import { type CodeTriple, type endingActions, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { notify } from '../messaging';
import { creatorsOf, noteActivity, projectParameters } from '../projects';
import type { CurrentUser } from '../users';

/** The acting member of a project, in an action about its end. */
export interface EndingMember {
  readonly party: 'vendor' | 'creator';
  readonly project: ProjectRow;
  readonly user: CurrentUser;
  /** The project with all its tasks. */
  readonly whole: Project;
}

/** Further details for the activity. */
interface Told {
  /** The reason given. */
  readonly words?: string | undefined;
  /** How the project ended, since action 03 is used for both. */
  readonly ending?: 'closed' | 'cancelled';
}

/** The vendor and the creators of a project. */
export const peopleOf = async ({ db }: Transaction, { id, vendorId }: ProjectRow): Promise<string[]> => [
  vendorId,
  ...(await creatorsOf(db, id)),
];

/** Makes the open pages of a project's tasks reload. */
export function refreshPages(tx: Transaction, { tasks }: Project): void {
  for (const { uuid } of tasks) tx.publish(channels.task(uuid), events.stepChanged, {});
}

/**
 * Notifies everybody else in the project of an action about its end. Other creators are not told who acted, since creators of
 * the same project must not learn of each other.
 */
export async function announce(
  tx: Transaction,
  { party, project, user, whole }: EndingMember,
  action: (typeof endingActions)[number],
  { words, ending }: Told = {},
): Promise<void> {
  const code: CodeTriple = `${identityCodes[party]}-${functionCodes.case}-${action}`;
  const others = (await peopleOf(tx, project)).filter((id) => id !== user.id);
  const isKnownTo = (id: string) => party === 'vendor' || id === project.vendorId;
  const parameters = { ...projectParameters(project), ending };
  await notify(tx, { to: others.filter(isKnownTo), from: user, code, parameters });
  await notify(tx, { to: others.filter((id) => !isKnownTo(id)), code, parameters });
  // The activity is about the project, but has to name a task: one that the actor may see.
  const task = whole.tasks.find(({ creator }) => party === 'vendor' || creator?.uuid === user.id);
  if (task) {
    const activity = { projectId: project.id, taskId: task.uuid, actorId: user.id, code };
    await noteActivity(tx, { ...activity, action: ending ?? null, excerpt: words ?? null });
  }
  refreshPages(tx, whole);
}
