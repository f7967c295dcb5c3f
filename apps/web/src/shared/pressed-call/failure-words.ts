import { messages } from '@paidang/contract/rules';
import { ApiError, NetworkError } from '../../data/errors';

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
