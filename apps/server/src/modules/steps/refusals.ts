import { errorCodes } from '@paidang/contract/calls';
import { AppError } from '../../platform/errors';

/**
 * A save has to be based on the newest draft.
 *
 * @param newest presents the newer draft for the client to merge; `null` when it has been sent since.
 * @throws 0409 with the newer draft
 */
export function requireNewestRevision(revision: number, newestRevision: number, newest: () => unknown): void {
  if (revision !== newestRevision) throw new AppError(errorCodes.conflict, { data: newest() });
}

/** What is wrong by field, in the form of a 0422. */
export const asErrors = (problems: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, [message]]));
