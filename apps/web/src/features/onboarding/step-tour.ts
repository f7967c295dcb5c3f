import { type StepCode, stepDefinition } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import type { StepPageView } from '../../data/step-source';
import type { StepKind } from '../../step/step-kind';
import type { PageTour } from './tours';

type Kind = Pick<StepKind<never>, 'code'>;
type TourStep = Pick<StepPageView, 'step' | 'allowed' | 'platform'>;

interface Writing {
  /** Whether a version was sent before. */
  readonly isAgain: boolean;
  readonly isStory: boolean;
}

/** Tours for users about to write. The brief is written before its page opens; the works page explains itself. */
const writerTours: Record<StepCode, ((writing: Writing) => PageTour) | null> = {
  [functionCodes.brief]: null,
  [functionCodes.schedule]: null,
  [functionCodes.outline]: () => 'outline',
  [functionCodes.scriptPages]: ({ isAgain }) => (isAgain ? 'segmentsAgain' : 'segments'),
  [functionCodes.scriptOnePage]: () => 'onePage',
  [functionCodes.video]: ({ isAgain }) => (isAgain ? 'filmAgain' : 'film'),
  [functionCodes.copyText]: ({ isStory }) => (isStory ? 'copyStory' : 'copyText'),
  [functionCodes.copyPhotos]: ({ isAgain, isStory }) => {
    if (isAgain) return 'photosAgain';
    return isStory ? 'photosStory' : 'photos';
  },
  [functionCodes.worksOnline]: null,
  [functionCodes.closingReport]: null,
};

/**
 * The tour for what the user is about to do at a step, `null` if there is nothing to explain: writing for the
 * first time, writing again, or reading the brief.
 *
 * @example stepTour(outlineKind, sheet) // 'outline'
 */
export function stepTour({ code }: Kind, { step, allowed, platform }: TourStep): PageTour | null {
  if (code === functionCodes.brief) return allowed.includes('acknowledge') ? 'brief' : null;
  if (step.turn !== stepDefinition(code).writer || !allowed.includes('save_draft')) return null;
  return writerTours[code]?.({ isAgain: step.version > 0, isStory: platform?.kind === 'story' }) ?? null;
}
