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

/** A creator's account elsewhere. Figures are their own word (「自行填寫」). */
export const CardPlatform = z.object({
  platform: z.enum(creatorPlatforms),
  url: z.string(),
  followers: count.nullable(),
  /** Typical views of a work. */
  views: count.nullable(),
  /** Of a hundred who see a work, how many respond. */
  engagement: z.number().min(0).max(most.engagement).nullable(),
  /** Who watches, in the creator's words. */
  audience: z.string(),
  /** When the figures were last changed. */
  reported_on: Day,
});
export type CardPlatform = z.infer<typeof CardPlatform>;

/** What one piece costs, in New Taiwan dollars. */
export const CardFee = z.object({
  type: z.enum(taskTypes),
  from: z.number().int().min(0).max(most.fee),
  to: z.number().int().min(0).max(most.fee),
  /** What it includes. */
  note: z.string(),
});
export type CardFee = z.infer<typeof CardFee>;

/** A week by its Monday. Never says with whom it is taken. */
export const CardWeek = z.object({ week: Day, is_free: z.boolean() });
export type CardWeek = z.infer<typeof CardWeek>;

/** A published work, shown with the consent of its vendor. */
export const CardWork = z.object({
  task_uuid: z.uuid(),
  title: z.string(),
  type: z.enum(taskTypes),
  platform: z.string(),
  kind: PlatformKind,
  url: z.string(),
  published_on: Day,
  picture: z.string().nullable(),
  /** Company of the vendor. */
  brand: z.string(),
  /** Views its closing report came to; `null` when it names none. */
  views: z.number().int().nullable(),
});
export type CardWork = z.infer<typeof CardWork>;

/** What vendors rated a creator; there is none below three ratings. */
export const CardRatings = RatingAverage.extend({
  /** Means of the questions on the scale. */
  scales: z.array(z.object({ key: z.string(), title: z.string(), mean: z.number() })),
  again: z.object({ willing: z.number().int(), reconsider: z.number().int(), unwilling: z.number().int() }),
});
export type CardRatings = z.infer<typeof CardRatings>;

/** What a vendor wrote, for other vendors alone. The brand is named where it agreed to show a work of the project. */
export const CardReview = z.object({
  comment: z.string(),
  mean: z.number(),
  month: z.string(),
  brand: z.string().nullable(),
});
export type CardReview = z.infer<typeof CardReview>;

/** Somebody's card in a list: what search results, comparisons and recommendations show. Never an address or number. */
export const CreatorSummary = z.object({
  uuid: z.uuid(),
  name: z.string(),
  avatar: z.string().nullable(),
  headline: z.string(),
  /** Takes on work now. */
  is_open: z.boolean(),
  categories: z.array(z.enum(creatorCategories)),
  area: z.enum(creatorAreas).nullable(),
  languages: z.array(z.enum(creatorLanguages)),
  /** The largest first; figures are `null` where guests may not see them. */
  platforms: z.array(CardPlatform),
  fees: z.array(CardFee),
  /** From this week on; `null` when its owner says nothing of it. */
  weeks: z.array(CardWeek).nullable(),
  rating: RatingAverage.nullable(),
  /** Projects closed on the platform. */
  closed_projects: z.number().int().nullable(),
  /** Median hours from an invitation to its answer; `null` below three answers in 90 days. */
  answer_hours: z.number().nullable(),
  published_at: Instant,
  updated_at: Instant,
});
export type CreatorSummary = z.infer<typeof CreatorSummary>;

/** A creator's card as a page. */
export const CreatorCard = CreatorSummary.extend({
  bio: z.string(),
  /** Works elsewhere than in their area, too. */
  travels: z.boolean(),
  /** What they take no work for. */
  declines: z.string(),
  works: z.array(CardWork),
  ratings: CardRatings.nullable(),
  /** Empty for guests. */
  reviews: z.array(CardReview),
});
export type CreatorCard = z.infer<typeof CreatorCard>;

/** What a vendor has to do with a creator. */
const Acquaintance = z.object({
  /** Projects of the two that are closed. */
  together: z.number().int(),
  /** The vendor's lists the creator is on. */
  lists: z.array(z.uuid()),
});

export const FoundCreator = CreatorSummary.extend(Acquaintance.shape);
export type FoundCreator = z.infer<typeof FoundCreator>;

export const VendorCreatorCard = CreatorCard.extend(Acquaintance.shape);
export type VendorCreatorCard = z.infer<typeof VendorCreatorCard>;

/** What its owner writes on a card. */
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
  /** Whether the card says which weeks are free. */
  shows_weeks: z.boolean(),
  /** Weeks its owner has marked; any other is free unless a task of theirs has a date in it. */
  marked_weeks: z.array(CardWeek),
  /** Tasks whose works are shown, in this order; one without consent is left out until there is. */
  works: z.array(z.uuid()),
  /** What guests see too. */
  public_parts: z.array(z.enum(cardParts)),
});
export type CardContent = z.infer<typeof CardContent>;

/** One's own card. */
export const OwnCreatorCard = z.object({
  level: z.enum(cardLevels),
  content: CardContent,
  /** Counts changes, to tell that another tab has saved. */
  revision: z.number().int(),
  /** The next weeks with what is known of them: marked by hand, or taken by a task. */
  weeks: z.array(CardWeek.extend({ is_marked: z.boolean() })),
  /** What it needs before it can be published, by field. */
  missing: z.record(z.string(), z.string()),
  published_at: Instant.nullable(),
});
export type OwnCreatorCard = z.infer<typeof OwnCreatorCard>;

/** A work of a closed project, and whether its vendor lets it be shown. */
export const WorkConsentState = z.object({
  task_uuid: z.uuid(),
  title: z.string(),
  project: Project.pick({ uuid: true, name: true }),
  /** Company of the vendor. */
  brand: z.string(),
  picture: z.string().nullable(),
  platforms: z.array(z.string()),
  consent: z.enum(workConsents),
  asked_at: Instant.nullable(),
  answered_at: Instant.nullable(),
});
export type WorkConsentState = z.infer<typeof WorkConsentState>;

/** How many cards fit each choice of a filter, with all other filters as they are. */
export const CreatorFacets = z.object({
  categories: z.array(z.object({ key: z.enum(creatorCategories), count: z.number().int() })),
  platforms: z.array(z.object({ key: z.enum(creatorPlatforms), count: z.number().int() })),
  areas: z.array(z.object({ key: z.enum(creatorAreas), count: z.number().int() })),
  languages: z.array(z.object({ key: z.enum(creatorLanguages), count: z.number().int() })),
  deliverables: z.array(z.object({ key: z.enum(taskTypes), count: z.number().int() })),
  /** Bars by their lower bounds, all of them; the last is open. */
  followers: z.array(z.object({ from: z.number().int(), count: z.number().int() })),
  fees: z.array(z.object({ from: z.number().int(), count: z.number().int() })),
  /** With at least this rating. */
  ratings: z.array(z.object({ from: z.number(), count: z.number().int() })),
  /** Free in the weeks shown. */
  weeks: z.array(z.object({ week: Day, count: z.number().int() })),
  /** All that fit, and those of them the vendor has worked with. */
  total: z.number().int(),
  together: z.number().int(),
});
export type CreatorFacets = z.infer<typeof CreatorFacets>;

/** A list of creators; it belongs to the person who made it. */
export const CreatorList = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** How many are on it, and the pictures of the first. */
  size: z.number().int(),
  avatars: z.array(z.string().nullable()),
  updated_at: Instant,
});
export type CreatorList = z.infer<typeof CreatorList>;

export const CreatorListEntry = z.object({
  creator_uuid: z.uuid(),
  note: z.string(),
  added_at: Instant,
  /** `null` once the card is not published any more (「已取消公開」). */
  creator: FoundCreator.nullable(),
});
export type CreatorListEntry = z.infer<typeof CreatorListEntry>;

/** What an invitation from a card came to. */
export const CardInvitation = z.object({
  invitation_uuid: z.uuid(),
  kind: InvitationKind,
  project_uuid: z.uuid(),
  task_uuid: z.uuid().nullable(),
});
export type CardInvitation = z.infer<typeof CardInvitation>;
