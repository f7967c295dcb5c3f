import { randomUUID } from 'node:crypto';
import type { BriefContent } from '@paidang/contract/entities';
import { followRequirements, requirementsOf } from '@paidang/contract/trace';
import type { Transaction } from '../../platform/transaction';
import { listRequirements, type RequirementRow, removeRequirements, saveRequirements } from './store';

/** Stores the requirements of a version of the brief. A requirement that was moved or reworded keeps its id. */
export async function keepRequirements(
  { db }: Transaction,
  taskId: string,
  brief: BriefContent,
  version: number,
): Promise<void> {
  const before = await listRequirements(db, taskId);
  const written = requirementsOf(brief);
  const followed = followRequirements(before, written);
  const rows = written.map(({ kind, text }, index): RequirementRow => {
    const known = followed[index];
    const since = known?.text === text ? known.since : version;
    return { id: known?.id ?? randomUUID(), taskId, kind, text, number: index + 1, since, removedIn: null };
  });
  const kept = new Set(rows.map(({ id }) => id));
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  await saveRequirements(db, rows);
  await removeRequirements(db, taskId, gone, version);
}
