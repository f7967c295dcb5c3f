import * as z from 'zod';
import { Instant, ProductCategory } from './project';
import { Person } from './user';

/** A risky wording of a version; each wording is listed once. */
export const ClaimFinding = z.object({
  /** Field of its first occurrence, such as `scripts.0.narration`; `''` if the content is a single text. */
  field: z.string(),
  /** Id of the wording, the same in every text; people's answers refer to it. */
  claim: z.string(),
  text: z.string(),
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  why: z.string(),
  /** Act and article. */
  law: z.string(),
});
export type ClaimFinding = z.infer<typeof ClaimFinding>;

/** Whether a text discloses visibly that it is paid for. */
export const ClaimDisclosure = z.object({
  /** `weak`: the words can be overlooked or misunderstood. */
  strength: z.enum(['clear', 'weak', 'missing']),
  /** The disclosing words. */
  text: z.string().nullable(),
  place: z.enum(['first-line', 'before-fold', 'after-fold']).nullable(),
});
export type ClaimDisclosure = z.infer<typeof ClaimDisclosure>;

/** Result of the claim check when the version was sent; it never changes, even if the rules do. */
export const ClaimResult = z.object({
  category: ProductCategory,
  /** Date and hash of the rules that were applied. */
  rules: z.string(),
  /** Most severe first; at most `limits.claims.findings`. */
  findings: z.array(ClaimFinding),
  /** What the version as a whole lacked, by the names the check uses. */
  demands: z.array(z.string()),
  /** Only for copy and published works, which have to disclose. Absent in versions older than this field. */
  disclosure: ClaimDisclosure.optional(),
});
export type ClaimResult = z.infer<typeof ClaimResult>;

/** A person's justification of a risky wording. */
export const ClaimAnswer = z.object({
  answer_uuid: z.uuid(),
  claim: z.string(),
  text: z.string(),
  reason: z.string(),
  created_by: Person,
  created_at: Instant,
});
export type ClaimAnswer = z.infer<typeof ClaimAnswer>;
