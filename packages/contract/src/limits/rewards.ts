/** Limits of requests for payment. */
export const rewardLimits = {
  /** Items per request. */
  items: 100,
  nameLength: 80,
  /** Requests per page of the platform team's queue. */
  pageSize: 50,
  /** Length of a search in the queue. */
  queryLength: 80,
  /** Length of the note with which the platform team returns a request. */
  noteLength: 500,
  /** Length of the reason a payment failed for. */
  reasonLength: 200,
  /** Size of the bank's result file in bytes. */
  resultBytes: 2_000_000,
  /** Lines of the result file. */
  resultLines: 2000,
} as const;
