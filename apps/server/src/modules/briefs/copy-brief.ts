import type { BriefContent } from '@paidang/contract/entities';
import type { Transaction } from '../../platform/transaction';
import type { TaskRow } from '../membership';
import { findDraft, lastVersion, storeDraft, type TaskMember } from '../reviews';
import { findStep } from '../steps';
import { briefs } from './service';

/** Without what belongs to its task: pictures, and the platforms' ids. */
const detached = (content: BriefContent): BriefContent => ({
  ...content,
  notes: content.notes.replaceAll(/<img\b[^>]*>/g, ''),
  platforms: content.platforms.map(({ platform_title, kind }) => ({ platform_title, kind })),
});

/** Copies the brief of a task, as it was last sent or else as its vendor has drafted it, into a draft of another. */
export async function copyBrief(tx: Transaction, from: TaskRow, to: TaskMember): Promise<void> {
  const step = await findStep(tx.db, from.id, briefs.code);
  if (!step) return;
  const sent = await lastVersion(tx.db, step.id);
  const text = sent?.version.content ?? (await findDraft(tx.db, step.id, to.user.id))?.content;
  if (!text) return;
  await storeDraft(tx, { ...to, kind: briefs }, { content: detached(briefs.codec.parse(text)), revision: 0 });
}
