import type { Transaction } from '../../platform/transaction';
import { insertActivity, type NewActivity } from './store';

/** Adds an activity that no step records to a project's history, and keeps it as evidence. */
export async function noteActivity(tx: Transaction, activity: Omit<NewActivity, 'createdAt'>): Promise<void> {
  const { taskId, actorId, code, action, excerpt } = activity;
  await insertActivity(tx.db, { ...activity, createdAt: tx.now });
  tx.record({
    kind: 'activity',
    taskId,
    userId: actorId ?? null,
    at: tx.now,
    about: { code, action: action ?? null },
    ...(excerpt ? { contents: { words: { value: excerpt } } } : {}),
  });
}
