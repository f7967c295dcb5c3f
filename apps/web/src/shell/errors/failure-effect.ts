import { messages } from '@paidang/contract/rules';
import { ApiError, type RequestError } from '../../data/errors';

export type FailureEffect =
  | { kind: 'session-lost' }
  | { kind: 'not-found' }
  | { kind: 'toast'; text: string }
  | { kind: 'alert'; text: string }
  | { kind: 'silent' };

/** What a failure nobody handled does to the page. */
export function failureEffect(error: RequestError): FailureEffect {
  if (!(error instanceof ApiError)) {
    return error.offline ? { kind: 'alert', text: messages.offline } : { kind: 'toast', text: messages.networkError };
  }
  if (error.status >= 500) return { kind: 'silent' };
  if (error.status === 401) return { kind: 'session-lost' };
  if (error.status === 404) return { kind: 'not-found' };
  if (error.status === 428) return { kind: 'toast', text: messages.noCopy };
  // Only the server knows for how long to wait.
  if (error.status === 429 && error.message) return { kind: 'toast', text: error.message };
  return { kind: 'toast', text: messages.operationFailed };
}
