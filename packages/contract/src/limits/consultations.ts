/** Of what visitors ask, and of the answers. */
export const consultationLimits = {
  nameLength: 40,
  companyLength: 80,
  messageLength: 2000,
  /** Sent from one network in a day. */
  perNetwork: 10,
  /** Sent for one address in a day: each brings it a mail. */
  perEmail: 3,
  answerLength: 5000,
  noteLength: 2000,
  /** Rows of a page of the console. */
  pageSize: 30,
  /** Days a closed one is kept. */
  keptDays: 730,
} as const;
