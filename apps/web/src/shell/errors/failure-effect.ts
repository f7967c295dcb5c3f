import { messages } from '@paidang/contract/rules';
import { ApiError, type RequestError } from '../../data/errors';
import { failureText } from '../../shared/pressed-call/report-failure';

export type FailureEffect =
  | { kind: 'session-lost' }
  | { kind: 'not-found' }
  | { kind: 'toast'; text: string }
  | { kind: 'alert'; text: string }
  | { kind: 'silent' };

/**
 * How the page reports a failure that the caller did not handle.
 *
 * @param isPressed whether the user started the request and waits for it, see decision 0176
 */
export function failureEffect(error: RequestError, isPressed: boolean): FailureEffect {
  if (!(error instanceof ApiError)) return { kind: error.offline ? 'alert' : 'toast', text: failureText(error) };
  if (error.status >= 500 && !isPressed) return { kind: 'silent' };
  if (error.status === 401) return { kind: 'session-lost' };
  if (error.status === 404) return { kind: 'not-found' };
  if (error.status === 428) return { kind: 'toast', text: messages.noCopy };
  if (error.status === 422) return { kind: 'toast', text: messages.operationFailed };
  return { kind: 'toast', text: failureText(error) };
}
