/** Limits of the console's account management. */
export const operationLimits = {
  /** Rows per page in the console. */
  pageSize: 30,
  /** Length of the reason staff give for an action on an account. */
  reasonLength: 500,
  /** Length of a search for people. */
  queryLength: 200,
  /** Security log entries, and sessions, shown per person. */
  shownEvents: 50,
  /** Audit log entries per exported file. */
  exportedEntries: 10_000,
  announcementLength: 120,
  pathLength: 300,
  /** People notified of an announcement per transaction. */
  announcementBatch: 500,
} as const;

/** Limits of abuse reports. */
export const abuseLimits = {
  /** Length of the reporter's remark. */
  noteLength: 500,
  /** Reports per person and day. */
  perDay: 30,
  /** Messages shown before and after the reported one. */
  neighbours: 5,
  /** Days a decided report is kept. */
  keptDays: 730,
} as const;
