/** Of a vendor's performance overview. */
export const performanceLimits = {
  /** Rows of a page. */
  pageSize: 100,
  /** Creators, platforms and projects a filter offers, the most recent of each. */
  choices: 500,
  /** Reports a downloaded file has room for. */
  fileRows: 10_000,
  /** Length of a platform's name. */
  platformLength: 200,
} as const;
