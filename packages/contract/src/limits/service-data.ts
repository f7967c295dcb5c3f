/** Of what a payment to somebody needs to know. */
export const serviceDataLimits = {
  nameLength: 80,
  addressLength: 200,
  /** Who is younger cannot sign alone. */
  age: 18,
  /** Digits of a bank account. */
  account: { least: 6, most: 16 },
  pictureBytes: 10_485_760,
  pictureExtensions: ['jpg', 'png', 'jpeg'],
  /** Pixels of the longer side a picture of a paper keeps. */
  pictureEdge: 3000,
  /** How long a link to a picture works, once. */
  linkSeconds: 60,
  /** After signing in, how long somebody without a password sees their numbers whole. */
  signInMinutes: 5,
  /** Looks that are listed. */
  looks: 100,
} as const;
