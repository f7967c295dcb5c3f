import { channels, events } from '@paidang/contract/calls';
import type { Project } from '@paidang/contract/entities';
import { type CodeTriple, type endingActions, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { notify } from '../messaging';
import { creatorsOf, noteActivity, projectParameters } from '../projects';
import type { CurrentUser } from '../users';

/** A member of a project that is about to end, who acts. */
export interface EndingMember {
  readonly party: 'vendor' | 'creator';
  readonly project: ProjectRow;
  readonly user: CurrentUser;
  /** The project with all of its tasks. */
  readonly whole: Project;
}

/** What the activity says beside who did what. */
interface Told {
  /** The reason somebody gave. */
  readonly words?: string | undefined;
  /** How the project ended: a 03 is said of both. */
  readonly ending?: 'closed' | 'cancelled';
}

/** The vendor and the creators of a project. */
export const peopleOf = async ({ db }: Transaction, { id, vendorId }: ProjectRow): Promise<string[]> => [
  vendorId,
  ...(await creatorsOf(db, id)),
];

/** Has the open pages of a project's tasks load again. */
export function refreshPages(tx: Transaction, { tasks }: Project): void {
  for (const { uuid } of tasks) tx.publish(channels.task(uuid), events.stepChanged, {});
}

/**
 * Tells everybody else in the project what somebody did about its end. The other creators are not told who, since creators
 * of one project do not know of each other.
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
  // It is about the project, but every activity names a task: one that the actor may see.
  const task = whole.tasks.find(({ creator }) => party === 'vendor' || creator?.uuid === user.id);
  if (task) {
    const activity = { projectId: project.id, taskId: task.uuid, actorId: user.id, code };
    await noteActivity(tx, { ...activity, action: ending ?? null, excerpt: words ?? null });
  }
  refreshPages(tx, whole);
}
