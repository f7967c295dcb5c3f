import * as z from 'zod';
import {
  CardContent,
  CardFee,
  CardPlatform,
  CardWeek,
  CreatorCard,
  OwnCreatorCard,
  WorkConsentState,
} from '../entities';
import { creatorCardLimits as most } from '../limits';
import { errorCodes } from '../routes/errors';
import { creatorCardMessages, messages, mondayOf, startsWithHttp, weekNumber } from '../rules';
import { cardParts, creatorAreas, creatorCategories, creatorLanguages } from '../vocabulary';
import type { Schemas } from './call';
import { TaskParams } from './reviews';

const line = (length: number) => z.string().trim().max(length).default('');

const once = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): boolean =>
  new Set(items.map(keyOf)).size === items.length;
const twice = { error: creatorCardMessages.twice };

const Platform = CardPlatform.omit({ reported_on: true }).extend({
  url: z.string().trim().max(most.url).refine(startsWithHttp, { error: messages.checkFormat }),
  followers: CardPlatform.shape.followers.default(null),
  views: CardPlatform.shape.views.default(null),
  engagement: CardPlatform.shape.engagement.default(null),
  audience: line(most.audience),
});

const Fee = CardFee.extend({ note: line(most.feeNote) }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: creatorCardMessages.openEnded,
});

const Week = CardWeek.extend({
  week: CardWeek.shape.week.refine((day) => mondayOf(weekNumber(day)) === day, { error: creatorCardMessages.monday }),
});

export const CardDraft = CardContent.extend({
  headline: line(most.headline),
  bio: line(most.bio),
  is_open: z.boolean().default(true),
  categories: z
    .array(z.enum(creatorCategories))
    .max(most.categories)
    .refine((all) => once(all, String), twice),
  area: z.enum(creatorAreas).nullable().default(null),
  travels: z.boolean().default(false),
  languages: z
    .array(z.enum(creatorLanguages))
    .max(most.languages)
    .refine((all) => once(all, String), twice)
    .default([]),
  declines: line(most.declines),
  platforms: z
    .array(Platform)
    .max(most.platforms)
    .refine((all) => once(all, ({ platform }) => platform), twice)
    .default([]),
  fees: z
    .array(Fee)
    .max(5)
    .refine((all) => once(all, ({ type }) => type), twice)
    .default([]),
  shows_weeks: z.boolean().default(false),
  marked_weeks: z
    .array(Week)
    .max(most.weeksAhead)
    .refine((all) => once(all, ({ week }) => week), twice)
    .default([]),
  works: z
    .array(z.uuid())
    .max(most.works)
    .refine((all) => once(all, String), twice)
    .default([]),
  public_parts: z
    .array(z.enum(cardParts))
    .max(cardParts.length)
    .refine((all) => once(all, String), twice)
    .default([]),
});
export type CardDraft = z.infer<typeof CardDraft>;

/** A creator's own card. For creators; a vendor gets 0404. */
export const creatorCardSchemas = {
  own: {
    summary: '自己的名片，預設不公開',
    data: OwnCreatorCard,
  },
  save: {
    summary: '儲存名片；已公開的名片立刻更新',
    body: z.object({ content: CardDraft, revision: z.number().int().min(0).max(2_147_483_646) }),
    data: OwnCreatorCard,
    errors: [errorCodes.conflict],
  },
  preview: {
    summary: '別人會看到的名片：廠商或所有人',
    query: z.object({ as: z.enum(['vendors', 'public']) }),
    data: CreatorCard,
  },
  publish: {
    summary: '公開名片，或改變公開的對象',
    body: z.object({ level: z.enum(['vendors', 'public']), is_adult: z.literal(true) }),
    data: OwnCreatorCard,
  },
  unpublish: {
    summary: '立刻取消公開',
    data: OwnCreatorCard,
  },
  works: {
    summary: '結案的作品，以及廠商是否同意放上名片',
    data: z.array(WorkConsentState),
  },
  /** Asks the vendor for consent. Repeating the call does nothing, except that after a refusal the vendor is asked once more. */
  askConsent: {
    summary: '請廠商同意把作品放上名片',
    params: TaskParams,
    data: WorkConsentState,
    errors: [errorCodes.tooManyRequests],
  },
  consent: {
    summary: '作品能不能放上創作者的名片',
    params: TaskParams,
    data: WorkConsentState,
  },
  answerConsent: {
    summary: '廠商同意，或不同意、收回同意；收回後作品立刻下架',
    params: TaskParams,
    body: z.object({ is_given: z.boolean() }),
    data: WorkConsentState,
  },
} satisfies Schemas;
