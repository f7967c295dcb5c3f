import type { NotificationParameters } from '@paidang/contract/entities';
import { actionCodes, type CodeTriple, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import type { Platform } from '../../platform/platform';
import type { ProjectRow, TaskRow } from '../membership';
import { notify } from '../messaging';
import { lockTask, projectParameters } from '../projects';
import { listOpened } from './store';

const code: CodeTriple = `${identityCodes.platform}-${functionCodes.case}-${actionCodes.ratingsOpen}`;

/** Parameters of a notification about a task's ratings. */
export const ratingParameters = (project: ProjectRow, task: TaskRow): NotificationParameters => ({
  ...projectParameters(project),
  task_uuid: task.id,
  task_index: task.position,
});

/** Notifies people, once, that the other side's answers about them can be read. */
export async function announceOpenRatings({ db, transact, clock }: Platform): Promise<void> {
  const now = clock();
  for (const { rating, task } of await listOpened(db, code, now)) {
    await transact(
      async (tx) => {
        // Locked, because another process may be about to notify the same person.
        await lockTask(tx.db, task.id);
        const open = (await listOpened(tx.db, code, now)).find((one) => one.rating.id === rating.id);
        if (!open) return;
        await notify(tx, { to: rating.otherId, code, parameters: ratingParameters(open.project, open.task) });
      },
      { now },
    );
  }
}
