import { type ErrorCode, type ErrorEnvelope, errorCodes, httpStatus } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../platform/errors';

/** What the framework refuses by itself, as codes of ours. */
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
  // Files have rules of their own, and say so themselves: what is too large here is a text.
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

/** Answers with an error's envelope. */
export const sendError = (reply: FastifyReply, error: AppError): FastifyReply =>
  reply.status(httpStatus[error.code]).header('cache-control', 'no-store').send(envelope(error));

/** The one place where errors become HTTP. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    // A database error quotes the row it was about: the log gets where it happened, not with which values.
    if (known.code === errorCodes.internal) request.log.error({ error: error.name, stack: stackOf(error) }, 'failed');
    return sendError(reply, known);
  });
}

const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
