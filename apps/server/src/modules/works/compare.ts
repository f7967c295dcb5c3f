import type { ApprovedCopy } from '@paidang/contract/entities';
import { linesDocument, matchPercent } from '@paidang/contract/rules';
import { countCharacters, diffDocuments, documentText } from '@paidang/editor/core';
import type { Transaction } from '../../platform/transaction';
import { approvedText } from '../copywritings';

/** The approved copy for a platform, or `null`. */
export async function approvedCopy(tx: Transaction, taskId: string, platformId: string): Promise<ApprovedCopy | null> {
  const approved = await approvedText(tx, taskId, platformId);
  const html = linesDocument(approved?.text ?? '');
  return approved && html !== '' ? { version: approved.version, html } : null;
}

const lengthOf = (html: string): number => countCharacters(documentText(html));

/** How much of the published text matches the approved copy, from 0 to 100. */
export function similarityTo({ html: before }: ApprovedCopy, text: string): number {
  const after = linesDocument(text);
  const { added, changes } = diffDocuments(before, after);
  return matchPercent({ before: lengthOf(before), after: lengthOf(after), added, isSame: changes.length === 0 });
}
