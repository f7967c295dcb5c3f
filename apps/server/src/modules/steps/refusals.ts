import { errorCodes } from '@paidang/contract/calls';
import { AppError, invalid, outdated } from '../../platform/errors';

/**
 * A save has to be based on the newest draft.
 *
 * @param newest presents the newer draft for the client to merge; `null` when it has been sent since.
 * @throws 0409 with the newer draft
 */
export function requireNewestRevision(revision: number, newestRevision: number, newest: () => unknown): void {
  if (revision !== newestRevision) throw new AppError(errorCodes.conflict, { data: newest() });
}

/** A decision is about the newest version. @throws 0409 when there is a newer one, 0422 when there is none such */
export function requireNewestVersion(number: number, newest: number): void {
  if (number < newest) throw outdated();
  if (number > newest) throw invalid();
}

/** What is wrong by field, in the form of a 0422. */
export const asErrors = (problems: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]]));
