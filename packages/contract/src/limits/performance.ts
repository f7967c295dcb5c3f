/** Limits of a vendor's performance overview. */
export const performanceLimits = {
  /** Rows per page. */
  pageSize: 100,
  /** Creators, platforms and projects offered by a filter, the most recent of each. */
  choices: 500,
  /** Reports per downloaded file. */
  fileRows: 10_000,
  /** Length of a platform's name. */
  platformLength: 200,
} as const;
