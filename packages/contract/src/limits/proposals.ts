/** Limits of project proposals. */
export const proposalLimits = {
  candidates: 20,
  /** Total number of pieces: as many as a project may have tasks. */
  pieces: 20,
  deliverables: 20,
  quoteLines: 50,
  phases: 20,
  titleLength: 80,
  emailLength: 254,
  introductionLength: 500,
  notesLength: 50_000,
  reasonLength: 500,
  commentLength: 2000,
  /** Quantity in a line of the quote. */
  quantity: 999,
  /** New Taiwan dollars. */
  unitPrice: 99_999_999,
  /** Percent of business tax. */
  taxRate: 5,
  /** Rows per page of the console's list. */
  pageSize: 30,
  /** Vendors returned by a search. */
  vendorsFound: 10,
} as const;
