/** Apart from the other limits, so that only pages with reports load them. */
export const reportLimits = {
  /** The largest number a report takes; no post has been seen this often. */
  count: 99_999_999_999,
  /** Days of a curve. */
  days: 400,
  info: { items: 20, labelLength: 40, valueLength: 300 },
  pictures: 30,
  /** Length of a picture's path. */
  pathLength: 200,
  reasonLength: 2000,
  /** Days after which a report the vendor has opened, and not answered, counts as accepted. */
  acceptAfterDays: 14,
  /** A median is of at least so many earlier projects, and of the newest accepted reports only. */
  compared: { projects: 3, reports: 300 },
  /** Bytes of a file to be imported. */
  importBytes: 20_971_520,
  /** Bytes of its parts, when they are compressed. */
  importBytesInside: 104_857_600,
  /** Posts of a file one can choose from. */
  importPosts: 2000,
  /** Cells that were left out of an import, as listed: enough to see what is wrong. */
  importProblems: 100,
} as const;
