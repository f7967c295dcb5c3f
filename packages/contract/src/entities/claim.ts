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

/** Whether a text said, where people see it, that it is paid for. */
export const ClaimDisclosure = z.object({
  /** `weak`: in words that can be overlooked or misunderstood. */
  strength: z.enum(['clear', 'weak', 'missing']),
  /** The words it said so in. */
  text: z.string().nullable(),
  place: z.enum(['first-line', 'before-fold', 'after-fold']).nullable(),
});
export type ClaimDisclosure = z.infer<typeof ClaimDisclosure>;

/** What the claim check found when a version was sent; it never changes, whatever the rules become. */
export const ClaimResult = z.object({
  category: ProductCategory,
  /** Date and hash of the rules. */
  rules: z.string(),
  /** The severest first; at most `limits.claims.findings`. */
  findings: z.array(ClaimFinding),
  /** What the version lacked as a whole, as the check names it. */
  demands: z.array(z.string()),
  /** Of copy and of what was published; other texts need not say it. Versions sent before it was kept have none. */
  disclosure: ClaimDisclosure.optional(),
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
