import { errorCodes } from '@paidang/contract/calls';
import { AppError, invalid, outdated } from '../../platform/errors';

/**
 * A save has to be based on the latest draft.
 *
 * @param newest presents the newer draft for the client to merge; `null` if it has been sent since.
 * @throws 0409 with the newer draft
 */
export function requireNewestRevision(revision: number, newestRevision: number, newest: () => unknown): void {
  if (revision !== newestRevision) throw new AppError(errorCodes.conflict, { data: newest() });
}

/** A decision has to be about the latest version. @throws 0409 if there is a newer one, 0422 if it does not exist */
export function requireNewestVersion(number: number, newest: number): void {
  if (number < newest) throw outdated();
  if (number > newest) throw invalid();
}

/** Problems by field, in the format of a 0422. */
export const asErrors = (problems: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]]));
