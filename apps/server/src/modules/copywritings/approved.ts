import { functionCodes } from '@paidang/contract/vocabulary';
import { isAccepted } from '@paidang/contract/workflow';
import { documentText } from '@paidang/editor/core';
import type { Transaction } from '../../platform/transaction';
import { findVersion } from '../reviews';
import { findStep, type StepRow } from '../steps';
import { copyCodec } from './codec';

/** Whether the text can no longer change. */
const isFinal = ({ status }: StepRow): boolean => status === 'finalised' || isAccepted(status);

export interface ApprovedText {
  readonly version: number;
  /** One line per paragraph; for a story, one line per frame. */
  readonly text: string;
}

/** The approved text of a platform; `null` if there is none yet, or the platform does not need one. */
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
