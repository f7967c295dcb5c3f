import * as z from 'zod';

/** State of a project's evidence. */
export const ProjectEvidence = z.object({
  /** Number of entries in its chain. */
  entries: z.number().int().min(0),
  /** Number of entries the caller's capsule shows; of the others it contains the hashes. */
  shown: z.number().int().min(0),
  /** Hash of the last entry; `null` before the first. */
  head: z.string().nullable(),
  /** The last nightly signature, and the last entry it covers. */
  checkpoint: z.object({ at: z.iso.datetime(), seq: z.number().int(), is_stamped: z.boolean() }).nullable(),
  /** Id of the signing key. */
  key: z.string(),
});
export type ProjectEvidence = z.infer<typeof ProjectEvidence>;
