import { bigint, boolean, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { taskPlatforms, tasks } from '../projects/schema';
import { users } from '../users/schema';

export const party = pgEnum('party', ['vendor', 'creator', 'platform']);
export const turn = pgEnum('turn', ['vendor', 'creator']);

export const steps = pgTable(
  'steps',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Function code, which determines its state machine. */
    function: text().notNull(),
    /** For copywriting, whose steps exist per platform. */
    platformId: uuid().references(() => taskPlatforms.id, { onDelete: 'cascade' }),
    /** Position of its gate, from 0. Steps of the same gate are worked on in parallel. */
    position: integer().notNull(),
    status: text().notNull(),
    /** The status to which a restored step returns. */
    previousStatus: text(),
    turn: turn(),
    /** Number of the last version sent, 0 before the first. */
    version: integer().notNull().default(0),
    roundsUsed: integer().notNull().default(0),
    picture: text(),
    acceptedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique().on(table.taskId, table.function, table.platformId).nullsNotDistinct()],
);

/** All transitions ever made; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    ordinal: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    stepId: uuid()
      .notNull()
      .references(() => steps.id, { onDelete: 'cascade' }),
    /** For steps with a separate status per platform. */
    platformId: uuid().references(() => taskPlatforms.id, { onDelete: 'set null' }),
    actorId: uuid().references(() => users.id),
    party: party().notNull(),
    action: text().notNull(),
    fromStatus: text().notNull(),
    toStatus: text().notNull(),
    version: integer().notNull(),
    /** Whether the platform team acted as this person. */
    isSuperLogin: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.stepId)],
);
