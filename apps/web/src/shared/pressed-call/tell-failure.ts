import { ApiError, NetworkError } from '../../data/errors';
import { failures } from '../../data/failures';
import { showToast } from '../../stores/toasts';
import { failureWords } from './failure-words';

/** Has the page say why something that was pressed did not work, where the place itself has no room for it. */
export function tellFailure(error: unknown): void {
  // The server knows best why it refused.
  if (error instanceof ApiError && error.status === 422) showToast({ title: failureWords(error), tone: 'danger' });
  else if (error instanceof ApiError || error instanceof NetworkError) failures.emit(error);
  else reportError(error);
}

/** Why it did not work, for the place that has room for it; without a connection the page says so besides (R-err-10). */
export function wordsInside(error: unknown): string {
  if (error instanceof NetworkError && error.offline) failures.emit(error);
  return failureWords(error);
}
