import * as z from 'zod';
import { limits, reportLimits } from '../limits';
import { goalNames } from '../report';
import { skippableSteps } from '../steps';
import { briefActions } from '../workflow';
import { PlatformKind, ProductCategory } from './project';
import { draftOf, stepViewOf, versionOf } from './review';

const { brief: most } = limits;

const line = z.string().trim().max(most.line);
const lines = z.array(line).max(most.items);

/** A link and its text. */
export const BriefLink = z.object({ title: line, url: z.string().trim().max(most.url) });
export type BriefLink = z.infer<typeof BriefLink>;

/** A platform to publish on; sending the brief creates these platforms in the task. */
export const BriefPlatform = z.object({
  /** Identifies an existing platform when it is renamed; absent for a new one. */
  platform_uuid: z.uuid().optional(),
  platform_title: z.string().trim().max(most.platformTitle),
  kind: PlatformKind,
});
export type BriefPlatform = z.infer<typeof BriefPlatform>;

export const Deliverable = z.object({
  title: line,
  quantity: z.number().int().min(1).max(most.quantity),
  /** For example length, aspect ratio or week of publication. */
  note: line,
});
export type Deliverable = z.infer<typeof Deliverable>;

/** The vendor's requirements. Only `notes` is HTML; everything else is plain text. */
export const BriefContent = z.object({
  product: line,
  /** Decides which rules wordings are checked by; absent until it is chosen. */
  product_category: ProductCategory.optional(),
  selling_points: lines,
  must_say: lines,
  /** What must be visible in the content; absent in briefs older than this field. */
  must_show: lines.optional(),
  must_not_say: lines,
  /** Without `#`. */
  hashtags: z.array(z.string().trim().max(most.hashtag)).max(most.items),
  links: z.array(BriefLink).max(most.items),
  references: z.array(BriefLink).max(most.items),
  platforms: z.array(BriefPlatform).max(most.platforms),
  /** How the post discloses that it is an advertisement. */
  ad_disclosure: z.string().trim().max(most.paragraph),
  /** For how long, where and for what the vendor may use the work. */
  licence_term: z.string().trim().max(most.paragraph),
  deliverables: z.array(Deliverable).max(most.items),
  /** Target numbers; see `goalMetrics`. Absent in briefs older than goals. */
  goals: z.partialRecord(z.enum(goalNames), z.number().int().min(1).max(reportLimits.count)).optional(),
  revision_rounds: z.number().int().min(most.roundsMin).max(most.roundsMax),
  skipped_steps: z.array(z.enum(skippableSteps)).max(skippableSteps.length),
  notes: z.string().max(limits.editor.htmlLength),
});
export type BriefContent = z.infer<typeof BriefContent>;

export const BriefVersion = versionOf(BriefContent);
export type BriefVersion = z.infer<typeof BriefVersion>;

export const BriefDraft = draftOf(BriefContent);
export type BriefDraft = z.infer<typeof BriefDraft>;

export const BriefView = stepViewOf(BriefContent, briefActions).extend({
  /** Steps that are currently skipped. */
  skipped_steps: z.array(z.enum(skippableSteps)),
  /** Steps that have not started, so that they may still be skipped or included again. */
  skippable_steps: z.array(z.enum(skippableSteps)),
});
export type BriefView = z.infer<typeof BriefView>;
