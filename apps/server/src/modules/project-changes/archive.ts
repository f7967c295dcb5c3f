import { projectMessages } from '@paidang/contract/rules';
import { hasEnded } from '@paidang/contract/vocabulary';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { deleteArchive, insertArchive } from '../projects';
import type { CurrentUser } from '../users';

/** Archives a project for this user only. @throws 0422 unless the project has ended */
export async function archiveProject(tx: Transaction, { id, status }: ProjectRow, user: CurrentUser): Promise<void> {
  if (!hasEnded(status)) throw invalid({ message: projectMessages.notOver });
  await insertArchive(tx.db, { userId: user.id, projectId: id, createdAt: tx.now });
}

export const unarchiveProject = ({ db }: Transaction, { id }: ProjectRow, user: CurrentUser) =>
  deleteArchive(db, user.id, id);
