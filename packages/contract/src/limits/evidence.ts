/** Limits of evidence capsules. */
export const evidenceLimits = {
  /** Total bytes of the uploaded files in a capsule; of further files it contains the hashes. */
  fileBytes: 1_000_000_000,
  /** Newest entries listed in its PDF; its log contains all entries. */
  listedEntries: 1000,
} as const;
