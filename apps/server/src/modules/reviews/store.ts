import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../users/schema';
import { drafts, versions } from './schema';

type StoredDraft = typeof drafts.$inferSelect;
export type DraftRow = StoredDraft & { content: string };
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

const hasContent = (draft: StoredDraft | undefined): draft is DraftRow => typeof draft?.content === 'string';

export interface DraftState {
  readonly draft: DraftRow | null;
  /** What the next save has to name: the draft's, or where it stood when the last one was sent. */
  readonly revision: number;
}

export async function readDraft(db: Database, stepId: string, authorId: string): Promise<DraftState> {
  const [row] = await db.select().from(drafts).where(isDraft(stepId, authorId));
  return { draft: hasContent(row) ? row : null, revision: row?.revision ?? 0 };
}

export const findDraft = async (db: Database, stepId: string, authorId: string): Promise<DraftRow | null> =>
  (await readDraft(db, stepId, authorId)).draft;

export const saveDraft = (db: Database, draft: DraftRow) => {
  const { stepId, authorId, ...set } = draft;
  return db
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.stepId, drafts.authorId], set });
};

/** It was sent, thrown away or put away: its count alone stays. */
export const forgetDraft = (db: Database, stepId: string, authorId: string, now: Date) =>
  db
    .insert(drafts)
    .values({ stepId, authorId, content: null, revision: 1, baseVersion: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: [drafts.stepId, drafts.authorId],
      set: { content: null, revision: sql`${drafts.revision} + 1`, updatedAt: now },
    });

/** Drafts anybody has of these steps. */
export const countDrafts = (db: Database, stepIds: readonly string[]): Promise<number> =>
  db.$count(drafts, and(inArray(drafts.stepId, [...stepIds]), isNotNull(drafts.content)));
