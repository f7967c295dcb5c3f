/** Four-digit codes of the envelope; `0000` is success. */
export const errorCodes = {
  emailTaken: '0101',
  wrongCredentials: '0102',
  suspended: '0103',
  unverified: '0104',
  badRequest: '0400',
  unauthenticated: '0401',
  forbidden: '0403',
  notFound: '0404',
  conflict: '0409',
  tooLarge: '0413',
  unsupportedType: '0415',
  invalid: '0422',
  projectEnded: '0423',
  noCopy: '0428',
  tooManyRequests: '0429',
  internal: '0500',
} as const;
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** HTTP status of each code. */
export const httpStatus: Record<ErrorCode, number> = {
  '0101': 422,
  '0102': 403,
  '0103': 403,
  '0104': 403,
  '0400': 400,
  '0401': 401,
  '0403': 403,
  '0404': 404,
  '0409': 409,
  '0413': 413,
  '0415': 415,
  '0422': 422,
  '0423': 422,
  '0428': 428,
  '0429': 429,
  '0500': 500,
};
