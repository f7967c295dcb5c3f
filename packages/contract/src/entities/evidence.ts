import * as z from 'zod';

/** Where the evidence of a project stands. */
export const ProjectEvidence = z.object({
  /** Entries of its chain. */
  entries: z.number().int().min(0),
  /** Those of them that the caller's capsule shows; of the others it has the hashes. */
  shown: z.number().int().min(0),
  /** The hash of the last entry; `null` before the first. */
  head: z.string().nullable(),
  /** When it was last signed at night, and up to which entry. */
  checkpoint: z.object({ at: z.iso.datetime(), seq: z.number().int(), is_stamped: z.boolean() }).nullable(),
  /** The id of the key that signs. */
  key: z.string(),
});
export type ProjectEvidence = z.infer<typeof ProjectEvidence>;
