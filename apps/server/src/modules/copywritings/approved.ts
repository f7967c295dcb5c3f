import { functionCodes } from '@paidang/contract/vocabulary';
import { isAccepted } from '@paidang/contract/workflow';
import { documentText } from '@paidang/editor/core';
import type { Transaction } from '../../platform/transaction';
import { findVersion } from '../reviews';
import { findStep, type StepRow } from '../steps';
import { copyCodec } from './codec';

/** Nothing about them changes any more. */
const isFinal = ({ status }: StepRow): boolean => status === 'finalised' || isAccepted(status);

export interface ApprovedText {
  readonly version: number;
  /** A line a paragraph, of a story a line a frame. */
  readonly text: string;
}

/** The words that were agreed on for a platform, `null` while they are not, and for one that goes without. */
export async function approvedText(
  { db }: Transaction,
  taskId: string,
  platformId: string,
): Promise<ApprovedText | null> {
  const step = await findStep(db, taskId, functionCodes.copyText, platformId);
  const record = step && isFinal(step) ? await findVersion(db, step.id, step.version) : null;
  if (!record) return null;
  const copy = copyCodec.parse(record.version.content);
  const text =
    copy.mode === 'post' ? documentText(copy.text) : copy.frames.map(({ caption }) => caption.trim()).join('\n');
  return { version: record.version.number, text };
}
