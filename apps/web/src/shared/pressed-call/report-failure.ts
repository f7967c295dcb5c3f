import { messages } from '@paidang/contract/rules';
import { ApiError, NetworkError } from '../../data/errors';
import { failures } from '../../data/failures';
import { showToast } from '../../stores/toasts';

/**
 * Why a call failed, in words for who waits for it: the server's own sentence where it has one.
 *
 * @example failureWords(new NetworkError(false)) // '網路連線異常，請檢查網路狀態'
 */
export function failureWords(error: unknown): string {
  if (error instanceof NetworkError) return error.offline ? messages.offline : messages.networkError;
  if (!(error instanceof ApiError)) return messages.operationFailed;
  const [first] = Object.values(error.errors).flat();
  return first || error.message || messages.operationFailed;
}

/** Has the page say why something that was pressed did not work, where the place itself has no room for it. */
export function reportFailure(error: unknown): void {
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
