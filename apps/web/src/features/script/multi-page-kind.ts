import type { MultiPageContent, ScriptSegment } from '@paidang/contract/entities';
import { checkSpans, claimTexts } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { isEmptyDocument } from '@paidang/editor/view';
import { lazy } from 'react';
import { labels } from '#labels/script';
import { escapeHtml, paragraphHtml } from '../../shared/html';
import { mergeLists, wrapMerge } from '../../step/merge/merge';
import { reviewSentence } from '../../step/page/turn-sentence';
import type { StepErrors, StepKind } from '../../step/step-kind';
import { StoryboardCompare } from './compare/storyboard-compare';
import { replaceInScript } from './replace-in-script';
import { segmentName, spanWords } from './segments/segment';
import { StoryboardReader } from './storyboard/storyboard-reader';

const isBlank = ({ scripts }: MultiPageContent): boolean =>
  scripts.every(
    ({ title, picture, text, narration }) => !title && !picture && !narration.trim() && isEmptyDocument(text),
  );

function timeErrors({ scripts }: MultiPageContent): StepErrors {
  const errors: Record<string, string> = {};
  for (const [index, { start, end }] of checkSpans(scripts).entries()) {
    if (start) errors[`scripts.${index}.start`] = start;
    if (end) errors[`scripts.${index}.end`] = end;
  }
  return errors;
}

/** The multi-page script: ordered segments, written by the creator. */
export const multiPageKind: StepKind<MultiPageContent> = {
  name: 'script',
  code: functionCodes.scriptPages,
  words: labels.multiPage,
  sentence: reviewSentence(labels.multiPage.noun),
  blank: () => ({ scripts: [] }),
  isEmpty: isBlank,
  check: timeErrors,
  claims: claimTexts.script,
  replace: replaceInScript,
  merge: (mine, theirs) =>
    wrapMerge(
      mergeLists({
        mine: mine.scripts,
        theirs: theirs.scripts,
        idOf: ({ script_uuid }) => script_uuid,
        titleOf: segmentName,
        show: segmentDocument,
      }),
      (scripts) => ({ scripts }),
    ),
  Editor: lazy(() => import('./storyboard/storyboard-editor')),
  Reader: StoryboardReader,
  Compare: StoryboardCompare,
};

/** A segment as one rich text, for comparison. */
function segmentDocument(segment: ScriptSegment): string {
  const { title, picture, text, narration } = segment;
  return [
    `<h4>${escapeHtml(title || labels.untitled)}</h4>`,
    paragraphHtml(spanWords(segment)),
    picture ? `<img src="${escapeHtml(picture)}" alt="">` : '',
    text,
    paragraphHtml(narration),
  ].join('');
}
