import * as z from 'zod';
import { creatorCardLimits as most } from '../limits';
import {
  cardLevels,
  cardParts,
  creatorAreas,
  creatorCategories,
  creatorLanguages,
  creatorPlatforms,
  taskTypes,
  workConsents,
} from '../vocabulary';
import { InvitationKind } from './invitation';
import { Day, Instant, PlatformKind, Project } from './project';
import { RatingAverage } from './rating';

const count = z.number().int().min(0).max(most.followers);

/** A creator's account on a platform. Its figures are self-reported (「自行填寫」). */
export const CardPlatform = z.object({
  platform: z.enum(creatorPlatforms),
  url: z.string(),
  followers: count.nullable(),
  /** Typical number of views of a work. */
  views: count.nullable(),
  /** Percentage of viewers who interact. */
  engagement: z.number().min(0).max(most.engagement).nullable(),
  /** The audience, in the creator's words. */
  audience: z.string(),
  /** When the figures were last changed. */
  reported_on: Day,
});
export type CardPlatform = z.infer<typeof CardPlatform>;

/** Price of one piece, in New Taiwan dollars. */
export const CardFee = z.object({
  type: z.enum(taskTypes),
  from: z.number().int().min(0).max(most.fee),
  to: z.number().int().min(0).max(most.fee),
  /** What the price includes. */
  note: z.string(),
});
export type CardFee = z.infer<typeof CardFee>;

/** A week, identified by its Monday. Never reveals who has booked it. */
export const CardWeek = z.object({ week: Day, is_free: z.boolean() });
export type CardWeek = z.infer<typeof CardWeek>;

/** A published work, shown with its vendor's consent. */
export const CardWork = z.object({
  task_uuid: z.uuid(),
  title: z.string(),
  type: z.enum(taskTypes),
  platform: z.string(),
  kind: PlatformKind,
  url: z.string(),
  published_on: Day,
  picture: z.string().nullable(),
  /** The vendor's company. */
  brand: z.string(),
  /** Views according to its closing report; `null` if the report names none. */
  views: z.number().int().nullable(),
});
export type CardWork = z.infer<typeof CardWork>;

/** A creator's ratings by vendors; absent with fewer than three. */
export const CardRatings = RatingAverage.extend({
  /** Mean of each scale question. */
  scales: z.array(z.object({ key: z.string(), title: z.string(), mean: z.number() })),
  again: z.object({ willing: z.number().int(), reconsider: z.number().int(), unwilling: z.number().int() }),
});
export type CardRatings = z.infer<typeof CardRatings>;

/** A vendor's text, visible only to other vendors. The brand is named where it agreed to show a work of the project. */
export const CardReview = z.object({
  comment: z.string(),
  mean: z.number(),
  month: z.string(),
  brand: z.string().nullable(),
});
export type CardReview = z.infer<typeof CardReview>;

/** A card in a list: search results, comparisons and recommendations. Never contains an address or phone number. */
export const CreatorSummary = z.object({
  uuid: z.uuid(),
  name: z.string(),
  avatar: z.string().nullable(),
  headline: z.string(),
  /** Whether the creator currently accepts work. */
  is_open: z.boolean(),
  categories: z.array(z.enum(creatorCategories)),
  area: z.enum(creatorAreas).nullable(),
  languages: z.array(z.enum(creatorLanguages)),
  /** Largest first; figures are `null` where guests may not see them. */
  platforms: z.array(CardPlatform),
  fees: z.array(CardFee),
  /** From the current week on; `null` if the creator does not show them. */
  weeks: z.array(CardWeek).nullable(),
  rating: RatingAverage.nullable(),
  /** Number of projects closed on the platform. */
  closed_projects: z.number().int().nullable(),
  /** Median hours between an invitation and its answer; `null` with fewer than three answers in 90 days. */
  answer_hours: z.number().nullable(),
  published_at: Instant,
  updated_at: Instant,
});
export type CreatorSummary = z.infer<typeof CreatorSummary>;

/** A creator's card as a page. */
export const CreatorCard = CreatorSummary.extend({
  bio: z.string(),
  /** Whether the creator also works outside their area. */
  travels: z.boolean(),
  /** Kinds of work the creator declines. */
  declines: z.string(),
  works: z.array(CardWork),
  ratings: CardRatings.nullable(),
  /** Empty for guests. */
  reviews: z.array(CardReview),
});
export type CreatorCard = z.infer<typeof CreatorCard>;

/** The vendor's relation to a creator. */
const Acquaintance = z.object({
  /** Number of closed projects the two did together. */
  together: z.number().int(),
  /** The vendor's lists that contain the creator. */
  lists: z.array(z.uuid()),
});

export const FoundCreator = CreatorSummary.extend(Acquaintance.shape);
export type FoundCreator = z.infer<typeof FoundCreator>;

export const VendorCreatorCard = CreatorCard.extend(Acquaintance.shape);
export type VendorCreatorCard = z.infer<typeof VendorCreatorCard>;

/** The fields of a card its owner edits. */
export const CardContent = CreatorCard.pick({
  headline: true,
  bio: true,
  is_open: true,
  categories: true,
  area: true,
  travels: true,
  languages: true,
  declines: true,
  platforms: true,
  fees: true,
}).extend({
  /** Whether the card shows which weeks are free. */
  shows_weeks: z.boolean(),
  /** Weeks the owner has marked; any other week is free unless one of their tasks has a date in it. */
  marked_weeks: z.array(CardWeek),
  /** Tasks whose works are shown, in this order; a work is left out until its vendor consents. */
  works: z.array(z.uuid()),
  /** The parts guests see as well. */
  public_parts: z.array(z.enum(cardParts)),
});
export type CardContent = z.infer<typeof CardContent>;

/** The caller's own card. */
export const OwnCreatorCard = z.object({
  level: z.enum(cardLevels),
  content: CardContent,
  /** Incremented by each change, to detect that another tab has saved. */
  revision: z.number().int(),
  /** The coming weeks, and whether each was marked by hand or is taken by a task. */
  weeks: z.array(CardWeek.extend({ is_marked: z.boolean() })),
  /** What is missing before the card can be published, by field. */
  missing: z.record(z.string(), z.string()),
  published_at: Instant.nullable(),
});
export type OwnCreatorCard = z.infer<typeof OwnCreatorCard>;

/** A work of a closed project, and whether its vendor allows showing it. */
export const WorkConsentState = z.object({
  task_uuid: z.uuid(),
  title: z.string(),
  project: Project.pick({ uuid: true, name: true }),
  /** The vendor's company. */
  brand: z.string(),
  picture: z.string().nullable(),
  platforms: z.array(z.string()),
  consent: z.enum(workConsents),
  asked_at: Instant.nullable(),
  answered_at: Instant.nullable(),
});
export type WorkConsentState = z.infer<typeof WorkConsentState>;

/** Number of cards matching each choice of a filter, given all other filters. */
export const CreatorFacets = z.object({
  categories: z.array(z.object({ key: z.enum(creatorCategories), count: z.number().int() })),
  platforms: z.array(z.object({ key: z.enum(creatorPlatforms), count: z.number().int() })),
  areas: z.array(z.object({ key: z.enum(creatorAreas), count: z.number().int() })),
  languages: z.array(z.object({ key: z.enum(creatorLanguages), count: z.number().int() })),
  deliverables: z.array(z.object({ key: z.enum(taskTypes), count: z.number().int() })),
  /** All bars of the histogram by lower bound; the last one is open-ended. */
  followers: z.array(z.object({ from: z.number().int(), count: z.number().int() })),
  fees: z.array(z.object({ from: z.number().int(), count: z.number().int() })),
  /** Number of cards with at least this rating. */
  ratings: z.array(z.object({ from: z.number(), count: z.number().int() })),
  /** Number of cards free in each of the weeks shown. */
  weeks: z.array(z.object({ week: Day, count: z.number().int() })),
  /** Number of matching cards, and how many of them the vendor has worked with. */
  total: z.number().int(),
  together: z.number().int(),
});
export type CreatorFacets = z.infer<typeof CreatorFacets>;

/** A list of creators, private to the person who made it. */
export const CreatorList = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** Number of creators on the list, and the pictures of the first few. */
  size: z.number().int(),
  avatars: z.array(z.string().nullable()),
  updated_at: Instant,
});
export type CreatorList = z.infer<typeof CreatorList>;

export const CreatorListEntry = z.object({
  creator_uuid: z.uuid(),
  note: z.string(),
  added_at: Instant,
  /** `null` once the card is no longer published (「已取消公開」). */
  creator: FoundCreator.nullable(),
});
export type CreatorListEntry = z.infer<typeof CreatorListEntry>;

/** The result of an invitation sent from a card. */
export const CardInvitation = z.object({
  invitation_uuid: z.uuid(),
  kind: InvitationKind,
  project_uuid: z.uuid(),
  task_uuid: z.uuid().nullable(),
});
export type CardInvitation = z.infer<typeof CardInvitation>;
