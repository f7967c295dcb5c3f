import type { BriefContent } from '@paidang/contract/entities';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { findDraft, lastVersion, storeDraft, type TaskMember } from '../reviews';
import { findStep } from '../steps';
import { copyFiles, type FileCopies, fileNamesIn, keepCopies } from '../uploads';
import { briefs } from './service';

/** A brief to be copied, with copies of its pictures. */
export interface CopiedBrief {
  readonly content: BriefContent;
  readonly pictures: FileCopies;
}

/**
 * Reads the last sent brief of a task, or its vendor's draft if none was sent; `null` without either. Copies its
 * pictures, so call this before a transaction.
 */
export async function readBriefToCopy(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
  taskId: string,
  vendorId: string,
): Promise<CopiedBrief | null> {
  const { db } = platform;
  const step = await findStep(db, taskId, briefs.code);
  if (!step) return null;
  const sent = await lastVersion(db, step.id);
  const text = sent?.version.content ?? (await findDraft(db, step.id, vendorId))?.content;
  if (!text) return null;
  const content = briefs.codec.parse(text);
  return { content, pictures: await copyFiles(platform, taskId, fileNamesIn(content.notes)) };
}

/** The content for another task: it refers to the copies of the pictures and drops the ids of platforms. */
const detached = ({ content, pictures }: CopiedBrief): BriefContent => ({
  ...content,
  notes: content.notes.replaceAll(/<img\b[^>]*>/g, (picture) => {
    const [name = ''] = fileNamesIn(picture);
    const copy = pictures.get(name);
    return copy ? picture.replace(name, copy.name) : '';
  }),
  platforms: content.platforms.map(({ platform_title, kind }) => ({ platform_title, kind })),
});

/** Stores a brief as the vendor's draft of another task. @throws 0413 if their storage is full */
export async function copyBrief(tx: Transaction, brief: CopiedBrief, to: TaskMember): Promise<void> {
  await keepCopies(tx, brief.pictures, { taskId: to.membership.task.id, uploadedBy: to.user.id });
  await storeDraft(tx, { ...to, kind: briefs }, { content: detached(brief), revision: 0 });
}
