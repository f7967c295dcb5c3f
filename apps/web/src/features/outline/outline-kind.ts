import { claimTexts } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { isEmptyDocument } from '@paidang/editor/view';
import { lazy } from 'react';
import { labels } from '#labels/outline';
import { mergeTexts } from '../../step/merge/merge';
import { reviewSentence } from '../../step/page/turn-sentence';
import type { StepKind } from '../../step/step-kind';
import { replaceQuoted } from '../../step/suggestions/replace-quoted';
import { RichTextCompare, RichTextReader } from '../../step/versions/rich-text';

/** The outline: one rich text, written by the creator. */
export const outlineKind: StepKind<string> = {
  name: 'outline',
  code: functionCodes.outline,
  words: labels.step,
  sentence: reviewSentence(labels.step.noun),
  blank: () => '',
  isEmpty: isEmptyDocument,
  claims: claimTexts.richText,
  replace: replaceQuoted,
  merge: mergeTexts,
  Editor: lazy(() => import('./outline-editor')),
  Reader: RichTextReader,
  Compare: RichTextCompare,
};
