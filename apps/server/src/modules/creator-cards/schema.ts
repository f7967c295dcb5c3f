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

/** Creators' cards: what they write, and the figures counted for them. Weeks are numbered from January 2020. */
export const creatorCards = pgTable(
  'creator_cards',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: cardLevel().notNull().default('off'),
    /** Number of the last saved change; see decision 0074. */
    revision: integer().notNull(),
    headline: text().notNull(),
    bio: text().notNull(),
    isOpen: boolean().notNull(),
    categories: text().array().$type<CreatorCategory[]>().notNull(),
    area: text().$type<CreatorArea>(),
    travels: boolean().notNull(),
    languages: text().array().$type<CreatorLanguage[]>().notNull(),
    declines: text().notNull(),
    /** Parts that are also visible to guests. */
    publicParts: text().array().$type<CardPart[]>().notNull(),
    showsWeeks: boolean().notNull(),
    /** Weeks the owner has marked as free or busy. */
    markedFree: integer().array().notNull(),
    markedBusy: integer().array().notNull(),
    publishedAt: instant(),
    updatedAt: instant().notNull(),
    /** The text the search matches, one line each: the name, the headline, then everything else. */
    words: text().notNull(),
    /** When the shown content last changed other than by an edit of the owner: by a counted figure, a consent or the level. */
    countedAt: instant().notNull(),
    /** Counted figures, kept up to date by `refreshCards`. Means are in hundredths. */
    rating: integer(),
    ratingCount: integer().notNull().default(0),
    closedProjects: integer().notNull().default(0),
    answerMinutes: integer(),
    /** Weeks in which a task has a delivery date for the owner. */
    takenWeeks: integer().array().notNull().default([]),
    /** Weeks in which the owner is free, from the week of the last count on; empty unless the card shows weeks. */
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

/** Vendors' answers to the question whether a work may be shown on its creator's card. */
export const workConsentRequests = pgTable('work_consent_requests', {
  taskId: uuid()
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  consent: workConsent().notNull(),
  askedAt: instant(),
  answeredAt: instant(),
});
