import { errorCodes } from '@paidang/contract/calls';
import { documentMessages } from '@paidang/contract/rules';
import { AppError } from '../errors';

const codes = {
  notWord: errorCodes.unsupportedType,
  oldWord: errorCodes.unsupportedType,
  locked: errorCodes.unsupportedType,
  broken: errorCodes.unsupportedType,
  tooLarge: errorCodes.tooLarge,
  unpacksTooLarge: errorCodes.tooLarge,
  tooComplex: errorCodes.tooLarge,
  empty: errorCodes.invalid,
  tooLong: errorCodes.tooLarge,
  tooManyPictures: errorCodes.tooLarge,
  tooManySegments: errorCodes.tooLarge,
} as const;

/** The error for a file that cannot be imported, with the message at the file's field. */
export function refuseFile(reason: keyof typeof documentMessages): AppError {
  const message = documentMessages[reason];
  return new AppError(codes[reason], { message, errors: { file: [message] } });
}
