import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { personColumns } from '../users';
import { users } from '../users/schema';
import { drafts, versions } from './schema';
import { readableText } from './words';

type StoredDraft = typeof drafts.$inferSelect;
export type DraftRow = StoredDraft & { content: string };

/** A version without its search text. */
const { words: _, ...versionColumns } = getTableColumns(versions);
export type VersionRow = Omit<typeof versions.$inferSelect, 'words'>;

const versionsWithAuthors = (db: Database) =>
  db
    .select({ version: versionColumns, author: personColumns })
    .from(versions)
    .innerJoin(users, eq(users.id, versions.createdBy));

export type VersionRecord = Awaited<ReturnType<typeof listVersions>>[number];

/** The versions of a step, oldest first. */
export const listVersions = (db: Database, stepId: string) =>
  versionsWithAuthors(db).where(eq(versions.stepId, stepId)).orderBy(asc(versions.number));

export async function findVersion(db: Database, stepId: string, number: number): Promise<VersionRecord | null> {
  const [record] = await versionsWithAuthors(db).where(and(eq(versions.stepId, stepId), eq(versions.number, number)));
  return record ?? null;
}

/**
 * The latest version; a version declared final is always the latest. `null` if there is none.
 *
 * @param until considers only versions sent until then
 */
export async function lastVersion(db: Database, stepId: string, until?: Date): Promise<VersionRecord | null> {
  const [record] = await versionsWithAuthors(db)
    .where(and(eq(versions.stepId, stepId), until && lte(versions.sentAt, until)))
    .orderBy(desc(versions.number))
    .limit(1);
  return record ?? null;
}

export const insertVersion = (db: Database, version: Omit<typeof versions.$inferInsert, 'words'>) =>
  db.insert(versions).values({ ...version, words: readableText(version.content) });

/** Updates a version; nothing else of it ever changes. */
export const markVersion = (
  db: Database,
  stepId: string,
  number: number,
  marks: Partial<Pick<VersionRow, 'name' | 'finalisedAt' | 'acceptedAt'>>,
) =>
  db
    .update(versions)
    .set(marks)
    .where(and(eq(versions.stepId, stepId), eq(versions.number, number)));

const isDraft = (stepId: string, authorId: string) => and(eq(drafts.stepId, stepId), eq(drafts.authorId, authorId));

const hasContent = (draft: StoredDraft | undefined): draft is DraftRow => typeof draft?.content === 'string';

export interface DraftState {
  readonly draft: DraftRow | null;
  /** The revision that the next save has to name. Without a draft, the revision after the last sent one. */
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

/** Empties a draft that was sent, discarded or archived; only its revision is kept. */
export const clearDraft = (db: Database, stepId: string, authorId: string, now: Date) =>
  db
    .insert(drafts)
    .values({ stepId, authorId, content: null, revision: 1, baseVersion: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: [drafts.stepId, drafts.authorId],
      set: { content: null, revision: sql`${drafts.revision} + 1`, updatedAt: now },
    });

/** The number of drafts for these steps, by any author. */
export const countDrafts = (db: Database, stepIds: readonly string[]): Promise<number> =>
  db.$count(drafts, and(inArray(drafts.stepId, [...stepIds]), isNotNull(drafts.content)));
