import type { StepSheet } from '../../data/step-source';
import type { StepKind } from '../../shared/step-page/step-kind';
import type { PageTour } from './tours';

type Kind = Pick<StepKind<never>, 'code' | 'writer'>;
type Sheet = Pick<StepSheet, 'step' | 'allowed' | 'platform'>;

/**
 * The tour that suits what somebody is about to do at a step, `null` when there is nothing to explain: writing for the
 * first time, writing again, or reading what is asked for.
 *
 * @example stepTour(outlineKind, sheet) // 'outline'
 */
export function stepTour({ code, writer }: Kind, { step, allowed, platform }: Sheet): PageTour | null {
  if (code === '020') return allowed.includes('acknowledge') ? 'brief' : null;
  if (step.ball !== writer || !allowed.includes('save_draft')) return null;
  const isAgain = step.version > 0;
  const isStory = platform?.kind === 'story';
  switch (code) {
    case '030':
      return 'outline';
    case '040':
      return isAgain ? 'segmentsAgain' : 'segments';
    case '041':
      return 'onePage';
    case '050':
      return isAgain ? 'filmAgain' : 'film';
    case '060':
      return isStory ? 'copyStory' : 'copyText';
    case '061':
      if (isAgain) return 'photosAgain';
      return isStory ? 'photosStory' : 'photos';
    default:
      return null;
  }
}
