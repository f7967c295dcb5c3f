import type { BriefContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { checkBrief } from '@paidang/contract/rules';
import { lazy } from 'react';
import type { StepKind } from '../../shared/step-page/step-kind';
import { BriefCompare, BriefReader } from './brief-reader';
import { briefSentence } from './brief-sentence';
import { labels } from './labels';

const blank: BriefContent = {
  product: '',
  selling_points: [],
  must_say: [],
  must_not_say: [],
  hashtags: [],
  links: [],
  references: [],
  platforms: [],
  ad_disclosure: '',
  licence_term: '',
  deliverables: [],
  revision_rounds: limits.revisionRoundsAgreed,
  skipped_steps: [],
  notes: '',
};

/** The demand form: filled by the vendor, confirmed by the creator. */
export const briefKind: StepKind<BriefContent> = {
  name: 'brief',
  code: '020',
  writer: 'vendor',
  words: labels.step,
  sentence: briefSentence,
  blank: ({ task, rounds_agreed }) => ({
    ...blank,
    platforms: task.platforms.map(({ platform_uuid, platform_title, kind }) => ({
      platform_uuid,
      platform_title,
      kind,
    })),
    revision_rounds: rounds_agreed,
  }),
  // Whatever is missing is said at its field.
  isEmpty: () => false,
  check: checkBrief,
  Editor: lazy(() => import('./brief-form')),
  Reader: BriefReader,
  Compare: BriefCompare,
};
