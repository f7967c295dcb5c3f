import {
  type CardPart,
  type CreatorArea,
  type CreatorCategory,
  type CreatorLanguage,
  type CreatorPlatform,
  cardLevels,
  type TaskType,
  workConsents,
} from '@paidang/contract/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { tasks } from '../projects/schema';
import { users } from '../users/schema';

export const cardLevel = pgEnum('card_level', cardLevels);

/** What a creator writes on their card, and what we count for it. Weeks are numbered from January 2020. */
export const creatorCards = pgTable(
  'creator_cards',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: cardLevel().notNull().default('off'),
    /** Counts changes; see decision 0074. */
    revision: integer().notNull(),
    headline: text().notNull(),
    bio: text().notNull(),
    isOpen: boolean().notNull(),
    categories: text().array().$type<CreatorCategory[]>().notNull(),
    area: text().$type<CreatorArea>(),
    travels: boolean().notNull(),
    languages: text().array().$type<CreatorLanguage[]>().notNull(),
    declines: text().notNull(),
    /** Parts guests see too. */
    publicParts: text().array().$type<CardPart[]>().notNull(),
    showsWeeks: boolean().notNull(),
    /** Weeks its owner has marked. */
    markedFree: integer().array().notNull(),
    markedBusy: integer().array().notNull(),
    publishedAt: instant(),
    updatedAt: instant().notNull(),
    /** What the search looks in: the name, the headline, and whatever else, a line each. */
    words: text().notNull(),
    /** When what is shown last changed otherwise than by its owner: a figure we count, or a consent. */
    countedAt: instant().notNull(),
    /** Figures we count: `refreshCards` keeps them up to date. Means are in hundredths. */
    rating: integer(),
    ratingCount: integer().notNull().default(0),
    closedProjects: integer().notNull().default(0),
    answerMinutes: integer(),
    /** Weeks in which a task has a date of theirs. */
    takenWeeks: integer().array().notNull().default([]),
    /** Weeks they are free in, from the week of the count on; none unless the card shows weeks. */
    freeWeeks: integer().array().notNull().default([]),
  },
  (table) => [index().on(table.publishedAt, table.userId).where(sql`${table.level} <> 'off'`)],
);

export const creatorCardPlatforms = pgTable(
  'creator_card_platforms',
  {
    userId: uuid()
      .notNull()
      .references(() => creatorCards.userId, { onDelete: 'cascade' }),
    platform: text().$type<CreatorPlatform>().notNull(),
    url: text().notNull(),
    followers: integer(),
    views: integer(),
    engagement: real(),
    audience: text().notNull(),
    reportedOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.platform] })],
);

export const creatorCardFees = pgTable(
  'creator_card_fees',
  {
    userId: uuid()
      .notNull()
      .references(() => creatorCards.userId, { onDelete: 'cascade' }),
    type: text().$type<TaskType>().notNull(),
    /** New Taiwan dollars. */
    from: integer().notNull(),
    to: integer().notNull(),
    note: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);

/** The works a creator has chosen for their card. */
export const creatorCardWorks = pgTable(
  'creator_card_works',
  {
    userId: uuid()
      .notNull()
      .references(() => creatorCards.userId, { onDelete: 'cascade' }),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskId] })],
);

export const workConsent = pgEnum('work_consent', workConsents);

/** What vendors said when asked whether a work may be on its creator's card. */
export const workConsentRequests = pgTable('work_consent_requests', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  consent: workConsent().notNull(),
  askedAt: instant(),
  answeredAt: instant(),
});
