/** Of requests for payment. */
export const rewardLimits = {
  /** Items of one request. */
  items: 100,
  nameLength: 80,
  /** Requests on a page of the platform team's queue. */
  pageSize: 50,
  /** Of what is searched for in it. */
  queryLength: 80,
  /** Of what the platform team writes when it returns a request. */
  noteLength: 500,
  /** Of why a payment failed. */
  reasonLength: 200,
  /** Bytes of the bank's file of results. */
  resultBytes: 2_000_000,
  /** Lines of it. */
  resultLines: 2000,
} as const;
