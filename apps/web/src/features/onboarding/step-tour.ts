import { stepDefinition } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { StepSheet } from '../../data/step-source';
import type { StepKind } from '../../step/step-kind';
import type { PageTour } from './tours';

type Kind = Pick<StepKind<never>, 'code'>;
type Sheet = Pick<StepSheet, 'step' | 'allowed' | 'platform'>;

/**
 * The tour that suits what somebody is about to do at a step, `null` when there is nothing to explain: writing for the
 * first time, writing again, or reading what is asked for.
 *
 * @example stepTour(outlineKind, sheet) // 'outline'
 */
export function stepTour({ code }: Kind, { step, allowed, platform }: Sheet): PageTour | null {
  if (code === functionCodes.brief) return allowed.includes('acknowledge') ? 'brief' : null;
  if (step.ball !== stepDefinition(code).writer || !allowed.includes('save_draft')) return null;
  const isAgain = step.version > 0;
  const isStory = platform?.kind === 'story';
  switch (code) {
    case functionCodes.outline:
      return 'outline';
    case functionCodes.scriptPages:
      return isAgain ? 'segmentsAgain' : 'segments';
    case functionCodes.scriptOnePage:
      return 'onePage';
    case functionCodes.video:
      return isAgain ? 'filmAgain' : 'film';
    case functionCodes.copyText:
      return isStory ? 'copyStory' : 'copyText';
    case functionCodes.copyPhotos:
      if (isAgain) return 'photosAgain';
      return isStory ? 'photosStory' : 'photos';
    default:
      return null;
  }
}
