/** Limits of the 勞務報酬單 of a task's fee. */
export const feeStatementLimits = {
  /** Whole New Taiwan dollars. */
  amount: 100_000_000,
  nameLength: 80,
  addressLength: 200,
  invoiceLength: 20,
  reasonLength: 200,
} as const;
