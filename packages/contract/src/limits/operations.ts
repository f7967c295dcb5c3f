/** Of what staff look after. */
export const operationLimits = {
  /** Rows of a page of the console. */
  pageSize: 30,
  /** Of why staff do something to an account. */
  reasonLength: 500,
  /** Of what is searched for among people. */
  queryLength: 200,
  /** Entries of the security log, and sessions, that are shown of a person. */
  shownEvents: 50,
  /** Entries of the audit log in one file. */
  exportedEntries: 10_000,
  announcementLength: 120,
  pathLength: 300,
  /** People told of an announcement in one transaction. */
  announcementBatch: 500,
} as const;

/** Of reports of abuse. */
export const abuseLimits = {
  /** Of what the reporter adds. */
  noteLength: 500,
  /** Sent by one person in a day. */
  perDay: 30,
  /** Messages shown before and after the one that was reported. */
  neighbours: 5,
  /** Days a decided one is kept. */
  keptDays: 730,
} as const;
