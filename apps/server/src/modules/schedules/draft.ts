import { ScheduleContent } from '@paidang/contract/entities';
import type { Transaction } from '../../platform/transaction';
import { clearDraft, readDraft, saveDraft } from '../reviews';
import { requireNewestRevision, type StepRow } from '../steps';

interface Author {
  readonly step: StepRow;
  readonly userId: string;
}

/** The user's draft, with the revision that the next save has to name. */
export async function ownDraft({ db }: Transaction, { step, userId }: Author) {
  const { draft, revision } = await readDraft(db, step.id, userId);
  const own = draft && {
    content: ScheduleContent.parse(JSON.parse(draft.content)),
    revision: draft.revision,
    updated_at: draft.updatedAt.toISOString(),
  };
  return { draft: own, revision };
}

/** @throws 0409 with the newer draft, or `null` if it was sent. */
export async function refuseOlderDraft(tx: Transaction, author: Author, revision: number): Promise<void> {
  const newest = await ownDraft(tx, author);
  requireNewestRevision(revision, newest.revision, () => newest.draft);
}

export const keepDraft = (
  { db, now }: Transaction,
  { step, userId }: Author,
  content: ScheduleContent,
  revision: number,
) =>
  saveDraft(db, {
    stepId: step.id,
    authorId: userId,
    content: JSON.stringify(content),
    revision,
    baseVersion: 0,
    updatedAt: now,
  });

export const dropDraft = ({ db, now }: Transaction, { step, userId }: Author) => clearDraft(db, step.id, userId, now);
