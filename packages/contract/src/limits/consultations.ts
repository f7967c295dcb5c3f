/** Limits of consultations and their answers. */
export const consultationLimits = {
  nameLength: 40,
  companyLength: 80,
  messageLength: 2000,
  /** Submissions from one network per day. */
  perNetwork: 10,
  /** Submissions per e-mail address and day: each sends that address a mail. */
  perEmail: 3,
  answerLength: 5000,
  noteLength: 2000,
  /** Rows per page in the console. */
  pageSize: 30,
  /** Days a closed consultation is kept. */
  keptDays: 730,
} as const;
