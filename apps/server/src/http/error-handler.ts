import { type ErrorCode, type ErrorEnvelope, errorCodes, httpStatus } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../platform/errors';

/** Our error codes for the framework's status codes. */
const codeOfStatus: Record<number, ErrorCode> = {
  401: errorCodes.unauthenticated,
  403: errorCodes.forbidden,
  404: errorCodes.notFound,
  415: errorCodes.unsupportedType,
  429: errorCodes.tooManyRequests,
};

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return new AppError(errorCodes.internal);
  // Oversized files are refused elsewhere; this is a text field.
  if (statusCode === 413) return new AppError(errorCodes.tooLarge, { message: messages.documentTooLarge });
  return new AppError(codeOfStatus[statusCode] ?? errorCodes.badRequest);
}

const envelope = ({ code, message, errors, data }: AppError): ErrorEnvelope => ({
  status: code,
  code,
  message,
  ...(errors ? { errors } : {}),
  ...(data === undefined ? {} : { data }),
});

/** Sends an error envelope. */
export const sendError = (reply: FastifyReply, error: AppError): FastifyReply =>
  reply.status(httpStatus[error.code]).header('cache-control', 'no-store').send(envelope(error));

/** Turns errors into responses; this is the only place that does. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    // Database errors quote the row, so only the stack is logged, not the values.
    if (known.code === errorCodes.internal) request.log.error({ error: error.name, stack: stackOf(error) }, 'failed');
    return sendError(reply, known);
  });
}

const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
