import * as z from 'zod';
import { Instant, ProductCategory } from './project';
import { Person } from './user';

/** Words of a version that may be a risk, once each. */
export const ClaimFinding = z.object({
  /** Where they stand first: a field of the content, such as `scripts.0.narration`; `''` for a content that is one text. */
  field: z.string(),
  /** The same in every text: what people answer refers to it. */
  claim: z.string(),
  text: z.string(),
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  why: z.string(),
  /** Act and article. */
  law: z.string(),
});
export type ClaimFinding = z.infer<typeof ClaimFinding>;

/** What the claim check found when a version was sent; it never changes, whatever the rules become. */
export const ClaimResult = z.object({
  category: ProductCategory,
  /** Date and hash of the rules. */
  rules: z.string(),
  /** The severest first; at most `limits.claims.findings`. */
  findings: z.array(ClaimFinding),
  /** What the version lacked as a whole, as the check names it. */
  demands: z.array(z.string()),
});
export type ClaimResult = z.infer<typeof ClaimResult>;

/** Why words that may be a risk may be said, in somebody's own name. */
export const ClaimAnswer = z.object({
  answer_uuid: z.uuid(),
  claim: z.string(),
  text: z.string(),
  reason: z.string(),
  created_by: Person,
  created_at: Instant,
});
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;
