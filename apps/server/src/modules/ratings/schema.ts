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
    /** The other side of the task; for a rating of the product, the person the author worked with. */
    otherId: uuid()
      .notNull()
      .references(() => users.id),
    /** `null` if it was skipped. */
    answers: jsonb().$type<RatingAnswers>(),
    /** When the questionnaire closes; the rating counts for averages only after that. */
    closesAt: instant().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [unique().on(table.projectId, table.type, table.authorId, table.otherId), index().on(table.otherId)],
);
