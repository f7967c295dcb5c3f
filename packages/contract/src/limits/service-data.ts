/** Limits of service data. */
export const serviceDataLimits = {
  nameLength: 80,
  addressLength: 200,
  /** Minimum age to sign without a guardian. */
  age: 18,
  /** Digits of a bank account. */
  account: { least: 6, most: 16 },
  pictureBytes: 10_485_760,
  pictureExtensions: ['jpg', 'png', 'jpeg'],
  /** Longer side in pixels that a document picture is reduced to. */
  pictureEdge: 3000,
  /** How long a single-use link to a picture is valid. */
  linkSeconds: 60,
  /** Minutes after signing in during which users without a password see their numbers in full. */
  signInMinutes: 5,
  /** Number of looks listed. */
  looks: 100,
} as const;
