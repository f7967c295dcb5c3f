import type { OnePageContent } from '@paidang/contract/entities';
import { claimTexts } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { isEmptyDocument } from '@paidang/editor/view';
import { lazy } from 'react';
import { labels } from '#labels/script';
import { RichText } from '../../shared/rich-text';
import { mergeTexts, wrapMerge } from '../../step/merge/merge';
import { reviewSentence } from '../../step/page/turn-sentence';
import type { StepCompareProps, StepKind } from '../../step/step-kind';
import { replaceQuoted } from '../../step/suggestions/replace-quoted';
import { RichTextDiff } from '../../step/versions/rich-text';

const OnePageCompare = ({ before, after, ...props }: StepCompareProps<OnePageContent>) => (
  <RichTextDiff before={before.description} after={after.description} {...props} />
);

/** The one-page script: a single text, written by the creator. */
export const onePageKind: StepKind<OnePageContent> = {
  name: 'script',
  code: functionCodes.scriptOnePage,
  words: labels.onePage,
  sentence: reviewSentence(labels.onePage.noun),
  blank: () => ({ description: '', compare_content: null, owner_role: 'Creator' }),
  isEmpty: ({ description }) => isEmptyDocument(description),
  check: ({ compare_content }): Record<string, string> =>
    compare_content === null ? {} : { compare_content: labels.ai.decide },
  claims: claimTexts.onePage,
  replace: (content, quote, replacement) => {
    const description = replaceQuoted(content.description, quote, replacement);
    return description === null ? null : { ...content, description };
  },
  merge: (mine, theirs, piecesOf) =>
    wrapMerge(mergeTexts(mine.description, theirs.description, piecesOf), (description) => ({ ...mine, description })),
  Editor: lazy(() => import('./one-page/one-page-editor')),
  Reader: ({ content }) => <RichText html={content.description} />,
  Compare: OnePageCompare,
};
