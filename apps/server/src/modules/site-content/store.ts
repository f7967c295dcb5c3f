import type { ContentOf } from '@paidang/contract/entities';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { and, asc, count, desc, eq, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { users } from '../users/schema';
import { contentRecords, contentVersions } from './schema';

type RecordRow = typeof contentRecords.$inferSelect;
type VersionRow = typeof contentVersions.$inferSelect;

/** A record with its latest version. */
export interface RecordWithLatest extends RecordRow {
  readonly content: VersionRow['content'];
  readonly writtenAt: Date;
  readonly writtenBy: string;
}

/** A record with its published version. */
export interface RecordWithPublished<Kind extends ContentKind> extends Pick<RecordRow, 'id' | 'active'> {
  readonly content: ContentOf<Kind>;
  readonly writtenAt: Date;
}

const isKept = (kind: ContentKind) => and(eq(contentRecords.kind, kind), isNull(contentRecords.deletedAt));
const inOrder = [asc(contentRecords.position), asc(contentRecords.createdAt), asc(contentRecords.id)];

/** Serialises changes to the order or number of the records of this kind. */
export const lockKind = (db: Database, kind: ContentKind) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content:${kind}`}, 0))`);

/** The records of a kind in display order, each with its latest version. */
export async function listWritten(db: Database, kind: ContentKind, id?: string): Promise<RecordWithLatest[]> {
  const rows = await db
    .select({ record: contentRecords, version: contentVersions, writtenBy: users.name })
    .from(contentRecords)
    .innerJoin(
      contentVersions,
      and(eq(contentVersions.recordId, contentRecords.id), eq(contentVersions.number, contentRecords.version)),
    )
    .innerJoin(users, eq(users.id, contentVersions.authorId))
    .where(and(isKept(kind), id === undefined ? undefined : eq(contentRecords.id, id)))
    .orderBy(...inOrder);
  return rows.map(({ record, version: { content, writtenAt }, writtenBy }) => ({
    ...record,
    content,
    writtenAt,
    writtenBy,
  }));
}

/** A record, locked until the end of the transaction; `null` if there is none of this kind. */
export async function lockRecord(db: Database, kind: ContentKind, id: string): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(contentRecords)
    .where(and(isKept(kind), eq(contentRecords.id, id)))
    .for('update');
  return row ?? null;
}

/** The published content of a kind; with `isPreview`, the latest versions, including inactive and unpublished records. */
export async function listShown<Kind extends ContentKind>(
  db: Database,
  kind: Kind,
  isPreview: boolean,
): Promise<RecordWithPublished<Kind>[]> {
  const number = isPreview ? contentRecords.version : contentRecords.published;
  const rows = await db
    .select({
      id: contentRecords.id,
      active: contentRecords.active,
      content: contentVersions.content,
      writtenAt: contentVersions.writtenAt,
    })
    .from(contentRecords)
    .innerJoin(
      contentVersions,
      and(eq(contentVersions.recordId, contentRecords.id), eq(contentVersions.number, number)),
    )
    .where(and(isKept(kind), isPreview ? undefined : contentRecords.active))
    .orderBy(...inOrder);
  // Only content parsed by the kind's schema is ever stored.
  return rows as RecordWithPublished<Kind>[];
}

/** Returns whether another article of the guide uses an address, in its latest or published version. */
export async function hasArticleAt(
  db: Database,
  { category, slug }: ContentOf<'guide-article'>,
  except: string | null,
): Promise<boolean> {
  const rows = await db
    .select({ id: contentRecords.id })
    .from(contentRecords)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.recordId, contentRecords.id),
        or(eq(contentVersions.number, contentRecords.version), eq(contentVersions.number, contentRecords.published)),
      ),
    )
    .where(
      and(
        isKept('guide-article'),
        except === null ? undefined : ne(contentRecords.id, except),
        sql`${contentVersions.content}->>'category' = ${category}`,
        sql`${contentVersions.content}->>'slug' = ${slug}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The number of records of each kind, and how many of them are published. */
export const countRecords = (db: Database) =>
  db
    .select({
      kind: contentRecords.kind,
      records: count(),
      active: sql<number>`count(*) filter (where ${contentRecords.active} and ${contentRecords.published} is not null)::int`,
    })
    .from(contentRecords)
    .where(isNull(contentRecords.deletedAt))
    .groupBy(contentRecords.kind);

/** The number of records of a kind, and the position after the last. */
export async function endOf(db: Database, kind: ContentKind): Promise<{ records: number; position: number }> {
  const [row] = await db
    .select({ records: count(), last: max(contentRecords.position) })
    .from(contentRecords)
    .where(isKept(kind));
  return { records: row?.records ?? 0, position: (row?.last ?? -1) + 1 };
}

export async function insertRecord(db: Database, record: typeof contentRecords.$inferInsert): Promise<string> {
  const [row] = await db.insert(contentRecords).values(record).returning({ id: contentRecords.id });
  return row?.id ?? '';
}

export const insertVersion = (db: Database, version: typeof contentVersions.$inferInsert) =>
  db.insert(contentVersions).values(version);

export const updateRecord = (db: Database, id: string, set: Partial<typeof contentRecords.$inferInsert>) =>
  // by id: of a locked record, or one of a locked kind
  db.update(contentRecords).set(set).where(eq(contentRecords.id, id));

/** The versions of a record, newest first. */
export const listVersions = (db: Database, recordId: string) =>
  db
    .select({
      number: contentVersions.number,
      content: contentVersions.content,
      writtenAt: contentVersions.writtenAt,
      writtenBy: users.name,
    })
    .from(contentVersions)
    .innerJoin(users, eq(users.id, contentVersions.authorId))
    .where(eq(contentVersions.recordId, recordId))
    .orderBy(desc(contentVersions.number));

export async function findVersion(db: Database, recordId: string, number: number) {
  const [row] = await db
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(and(eq(contentVersions.recordId, recordId), eq(contentVersions.number, number)));
  return row?.content ?? null;
}
