import { type ErrorCode, errorCodes, httpStatus } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';

const defaultMessages: Record<ErrorCode, string> = {
  [errorCodes.emailTaken]: messages.emailTaken,
  [errorCodes.wrongCredentials]: messages.wrongCredentials,
  [errorCodes.suspended]: messages.accountSuspended,
  [errorCodes.unverified]: messages.accountUnverified,
  [errorCodes.badRequest]: messages.operationFailed,
  [errorCodes.unauthenticated]: '請重新登入',
  [errorCodes.forbidden]: messages.operationFailed,
  [errorCodes.notFound]: '找不到資料',
  [errorCodes.conflict]: '內容已在別處更新，請確認後再儲存',
  [errorCodes.tooLarge]: messages.photoTooLarge,
  [errorCodes.unsupportedType]: messages.uploadFailed,
  [errorCodes.invalid]: messages.operationFailed,
  [errorCodes.projectEnded]: messages.projectEnded,
  [errorCodes.noCopy]: messages.noCopy,
  [errorCodes.tooManyRequests]: '操作太頻繁，請稍後再試',
  [errorCodes.internal]: '系統忙碌中，請稍後再試',
};

interface AppErrorDetails {
  /** @default the standard message of the code */
  message?: string;
  /** Messages by field. */
  errors?: Record<string, string[]>;
  /** Data the client needs to recover. */
  data?: unknown;
}

/** An error response: services throw it, and one place turns it into HTTP. */
export class AppError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly data: unknown;

  /** @example throw new AppError(errorCodes.notFound); */
  constructor(
    readonly code: ErrorCode,
    { message = defaultMessages[code], errors, data }: AppErrorDetails = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.status = httpStatus[code];
    this.errors = errors;
    this.data = data;
  }
}

/** The resource does not exist, or not for this caller. */
export const notFound = (): AppError => new AppError(errorCodes.notFound);

/** The caller decided about something that is no longer the latest. */
export const outdated = (): AppError => new AppError(errorCodes.conflict, { message: messages.outdated });

/** The current state or the rules do not allow the request. */
export const invalid = (details?: AppErrorDetails): AppError => new AppError(errorCodes.invalid, details);
