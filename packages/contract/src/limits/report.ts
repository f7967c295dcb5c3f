/** Separate from the other limits, so that only pages with reports load them. */
export const reportLimits = {
  /** The largest count a report accepts; no post has been viewed this often. */
  count: 99_999_999_999,
  /** Length of a curve in days. */
  days: 400,
  info: { items: 20, labelLength: 40, valueLength: 300 },
  pictures: 30,
  /** Length of a picture's path. */
  pathLength: 200,
  reasonLength: 2000,
  /** Days after which a report the vendor has opened but not answered counts as accepted. */
  acceptAfterDays: 14,
  /** Minimum number of earlier projects for a median, and the number of newest accepted reports it is based on. */
  compared: { projects: 3, reports: 300 },
  /** Size of an imported file. */
  importBytes: 20_971_520,
  /** Unpacked size of a compressed file. */
  importBytesInside: 104_857_600,
  /** Posts of a file offered to choose from. */
  importPosts: 2000,
  /** Skipped cells listed after an import: enough to see what is wrong. */
  importProblems: 100,
} as const;
