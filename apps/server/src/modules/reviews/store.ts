import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../auth/schema';
import { drafts, versions } from './schema';

export type DraftRow = typeof drafts.$inferSelect;
export type VersionRow = typeof versions.$inferSelect;

const { id, role, name, companyName, avatar } = users;

const versionsWithAuthors = (db: Database) =>
  db
    .select({ version: versions, author: { id, role, name, companyName, avatar } })
    .from(versions)
    .innerJoin(users, eq(users.id, versions.createdBy));

export type VersionRecord = Awaited<ReturnType<typeof listVersions>>[number];

/** First to last. */
export const listVersions = (db: Database, stepId: string) =>
  versionsWithAuthors(db).where(eq(versions.stepId, stepId)).orderBy(asc(versions.number));

export async function findVersion(db: Database, stepId: string, number: number): Promise<VersionRecord | null> {
  const [record] = await versionsWithAuthors(db).where(and(eq(versions.stepId, stepId), eq(versions.number, number)));
  return record ?? null;
}

/** The version both sides work with; what was declared final is always the last. `null` before the first. */
export async function lastVersion(db: Database, stepId: string): Promise<VersionRecord | null> {
  const [record] = await versionsWithAuthors(db)
    .where(eq(versions.stepId, stepId))
    .orderBy(desc(versions.number))
    .limit(1);
  return record ?? null;
}

export const insertVersion = (db: Database, version: typeof versions.$inferInsert) =>
  db.insert(versions).values(version);

/** The two marks are all that ever changes of a version. */
export const markVersion = (
  db: Database,
  stepId: string,
  number: number,
  marks: Partial<Pick<VersionRow, 'finalisedAt' | 'acceptedAt'>>,
) =>
  db
    .update(versions)
    .set(marks)
    .where(and(eq(versions.stepId, stepId), eq(versions.number, number)));

const isDraft = (stepId: string, authorId: string) => and(eq(drafts.stepId, stepId), eq(drafts.authorId, authorId));

export async function findDraft(db: Database, stepId: string, authorId: string): Promise<DraftRow | null> {
  const [draft] = await db.select().from(drafts).where(isDraft(stepId, authorId));
  return draft ?? null;
}

/** Keeps a draft; what it is based on stays as it was when it was begun. */
export const saveDraft = (db: Database, draft: DraftRow) => {
  const { content, revision, updatedAt } = draft;
  return db
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.stepId, drafts.authorId], set: { content, revision, updatedAt } });
};

export const deleteDraft = (db: Database, stepId: string, authorId: string) =>
  db.delete(drafts).where(isDraft(stepId, authorId));

/** Drafts anybody has of these steps. */
export const countDrafts = (db: Database, stepIds: readonly string[]): Promise<number> =>
  db.$count(drafts, inArray(drafts.stepId, [...stepIds]));
