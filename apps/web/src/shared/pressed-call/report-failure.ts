import { messages } from '@paidang/contract/rules';
import { ApiError, failures, NetworkError } from '../../data/errors';
import { showToast } from '../../stores/toasts';

/**
 * Message for a failed call: the server's own sentence if it sent one.
 *
 * @example failureText(new NetworkError(false)) // '網路連線異常，請檢查網路狀態'
 */
export function failureText(error: unknown): string {
  if (error instanceof NetworkError) return error.offline ? messages.offline : messages.networkError;
  if (!(error instanceof ApiError)) return messages.operationFailed;
  const [first] = Object.values(error.errors).flat();
  return first || error.message || messages.operationFailed;
}

/** Reports a failed action at page level, for places that have no room for a message. */
export function reportFailure(error: unknown): void {
  // The server knows best why it refused.
  if (error instanceof ApiError && error.status === 422) showToast({ title: failureText(error), tone: 'danger' });
  else if (error instanceof ApiError || error instanceof NetworkError) failures.emit(error);
  else reportError(error);
}

/** Message for places that can show it; when offline, the page-level notice is shown as well (R-err-10). */
export function wordsInside(error: unknown): string {
  if (error instanceof NetworkError && error.offline) failures.emit(error);
  return failureText(error);
}
