import type { BriefContent } from '@paidang/contract/entities';
import { checkBrief, claimTexts, emptyBrief } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { lazy, useMemo } from 'react';
import { labels } from '#labels/brief';
import type { TurnFacts } from '../../labels/facts';
import { RichText } from '../../shared/rich-text';
import { mergeFields } from '../../step/merge/merge';
import type { StepCompareProps, StepKind, StepReaderProps } from '../../step/step-kind';
import { RichTextDiff } from '../../step/versions/rich-text';
import { briefDocument, briefFields } from './brief-document';

/** A version of the demand form, displayed as text. */
function BriefReader({ content }: StepReaderProps<BriefContent>) {
  const html = useMemo(() => briefDocument(content), [content]);
  return <RichText html={html} />;
}

/** Marks the sentences of the demand form that changed. */
function BriefCompare({ before, after, ...props }: StepCompareProps<BriefContent>) {
  const older = useMemo(() => briefDocument(before), [before]);
  const newer = useMemo(() => briefDocument(after), [after]);
  return <RichTextDiff before={older} after={newer} {...props} />;
}

const mergedFields = briefFields.map((field) => ({ ...field, title: field.title || labels.sections[field.section] }));

/** The demand form: filled by the vendor, confirmed by the creator. */
export const briefKind: StepKind<BriefContent> = {
  name: 'brief',
  code: functionCodes.brief,
  words: labels.step,
  sentence: briefSentence,
  blank: ({ task, rounds_agreed }) => ({
    ...emptyBrief,
    platforms: task.platforms.map(({ platform_uuid, platform_title, kind }) => ({
      platform_uuid,
      platform_title,
      kind,
    })),
    revision_rounds: rounds_agreed,
  }),
  // Missing values are reported at their fields.
  isEmpty: () => false,
  claims: claimTexts.brief,
  category: ({ product_category }) => product_category ?? 'general',
  check: checkBrief,
  merge: (mine, theirs) => mergeFields(mine, theirs, mergedFields),
  Editor: lazy(() => import('./brief-form')),
  Reader: BriefReader,
  Compare: BriefCompare,
};

/** The state of a demand form in one sentence for the current reader. */
function briefSentence(facts: TurnFacts): string {
  const { vendor, creator, archived } = labels.turn;
  if (facts.status === 'archived') return archived;
  return (facts.isVendor ? vendor : creator)[facts.status]?.(facts) ?? '';
}
