import { functionCodes } from '@paidang/contract/vocabulary';
import { isEmptyDocument } from '@paidang/editor/view';
import { lazy } from 'react';
import { mergeTexts } from '../../shared/step-page/merge/merge';
import { RichTextCompare, RichTextReader } from '../../shared/step-page/rich-text-parts';
import type { StepKind } from '../../shared/step-page/step-kind';
import { replaceQuoted } from '../../shared/step-page/suggestions/replace-quoted';
import { reviewSentence } from '../../shared/step-page/turn-sentence';
import { labels } from './labels';

/** The outline: one rich text, written by the creator. */
export const outlineKind: StepKind<string> = {
  name: 'outline',
  code: functionCodes.outline,
  words: labels.step,
  sentence: reviewSentence(labels.step.noun),
  blank: () => '',
  isEmpty: isEmptyDocument,
  replace: replaceQuoted,
  merge: mergeTexts,
  Editor: lazy(() => import('./outline-editor')),
  Reader: RichTextReader,
  Compare: RichTextCompare,
};
