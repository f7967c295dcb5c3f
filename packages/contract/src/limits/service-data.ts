/** Of what a payment to somebody needs to know. */
export const serviceDataLimits = {
  nameLength: 80,
  addressLength: 200,
  /** Who is younger cannot sign alone. */
  age: 18,
  /** Digits of a bank account. */
  account: { least: 6, most: 16 },
} as const;
