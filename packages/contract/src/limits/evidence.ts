/** Of capsules of evidence. */
export const evidenceLimits = {
  /** Bytes of the uploaded files in one; of the others it has the hashes. */
  fileBytes: 1_000_000_000,
  /** Entries that its PDF lists, the newest; its log has all of them. */
  listedEntries: 1000,
} as const;
