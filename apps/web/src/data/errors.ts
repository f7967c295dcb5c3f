import type { ErrorEnvelope } from '@paidang/contract/routes';
import { messages } from '@paidang/contract/rules';

/** The server refused a request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** Four digits of the envelope, such as `0102`. */
    readonly code: string,
    message: string,
    /** Field to messages. */
    readonly errors: Record<string, string[]> = {},
    /** Data that helps to recover, such as the newer draft of a conflict. */
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** There was no response at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    /** The device itself has no connection. */
    readonly offline: boolean,
  ) {
    super(offline ? 'offline' : 'no response');
  }
}

export type RequestError = ApiError | NetworkError;

/** Whether a decision was refused because a newer version exists. Not true for draft conflicts. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.message === messages.outdated;

/** Reads an error envelope; anything else (a proxy's page) becomes an error without a message. */
export function toApiError(status: number, body: unknown): ApiError {
  const envelope = isErrorEnvelope(body) ? body : null;
  const fallback = String(status).padStart(4, '0');
  return new ApiError(
    status,
    envelope?.code ?? envelope?.status ?? fallback,
    envelope?.message ?? '',
    envelope?.errors,
    envelope?.data,
  );
}

const isErrorEnvelope = (body: unknown): body is Partial<ErrorEnvelope> =>
  typeof body === 'object' && body !== null && ('code' in body || 'status' in body);

type Listener = (error: RequestError, isPressed: boolean) => void;

const listeners = new Set<Listener>();

/** Carries unhandled failures from the client to the one place that shows them. */
export const failures = {
  /** @param isPressed whether a user action caused the failed call. @default true */
  emit: (error: RequestError, isPressed = true): void => {
    for (const listener of listeners) listener(error, isPressed);
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
