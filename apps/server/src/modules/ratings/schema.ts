import type { RatingAnswers } from '@paidang/contract/entities';
import type { QuestionnaireType } from '@paidang/contract/rules';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns';
import { projects } from '../projects/schema';
import { users } from '../users/schema';

/** One rating per project, author and person rated; sent or skipped. */
export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    type: text().$type<QuestionnaireType>().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** The other side of the task; of the product, whom the author worked with. */
    otherId: uuid()
      .notNull()
      .references(() => users.id),
    /** `null` when it was skipped. */
    answers: jsonb().$type<RatingAnswers>(),
    /** When the questionnaire closes; only then it counts for an average. */
    closesAt: instant().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [unique().on(table.projectId, table.type, table.authorId, table.otherId), index().on(table.otherId)],
);
