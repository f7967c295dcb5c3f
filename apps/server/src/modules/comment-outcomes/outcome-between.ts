import type { CommentOutcome } from '@paidang/contract/entities';
import type { TextStepCode } from '@paidang/contract/steps';
import { contentParts } from './content-parts';
import { type CommentedPlace, ComparedContents } from './text-outcome';

/** What became of a place between two stored contents of a text step. */
export const outcomeBetween = (
  code: TextStepCode,
  [before, after]: readonly [string, string],
  place: CommentedPlace,
): Omit<CommentOutcome, 'from' | 'to'> =>
  new ComparedContents(contentParts(code, before), contentParts(code, after)).outcomeOf(place);
