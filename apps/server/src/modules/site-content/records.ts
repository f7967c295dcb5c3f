import { errorCodes } from '@paidang/contract/calls';
import { type ContentOf, ContentRecord, type ContentVersion, contentSchemas } from '@paidang/contract/entities';
import { siteContentLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { type ContentKind, contentKinds, isSingleton } from '@paidang/contract/vocabulary';
import { z } from 'zod';
import { validate } from '../../http/validation';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { readStoredContent } from './pictures';
import { readRecommendation } from './recommendations';
import {
  countRecords,
  endOf,
  findVersion,
  hasArticleAt,
  insertRecord,
  insertVersion,
  listVersions,
  listWritten,
  lockKind,
  lockRecord,
  type RecordWithLatest,
  updateRecord,
} from './store';

/** Identifies a record. */
interface Which {
  readonly kind: ContentKind;
  readonly record: string;
}

const present = ({
  id,
  kind,
  active,
  version,
  published,
  content,
  writtenAt,
  writtenBy,
}: RecordWithLatest): ContentRecord =>
  ContentRecord.parse({
    uuid: id,
    kind,
    active,
    version,
    published,
    content,
    updated_at: writtenAt.toISOString(),
    updated_by: writtenBy,
  });

export const contentList = async ({ db }: Transaction, kind: ContentKind): Promise<ContentRecord[]> =>
  (await listWritten(db, kind)).map(present);

/** @throws 0404 */
export async function contentRecord({ db }: Transaction, { kind, record }: Which): Promise<ContentRecord> {
  const [found] = await listWritten(db, kind, record);
  if (!found) throw notFound();
  return present(found);
}

/** All kinds with their number of records. */
export async function contentCounts({ db }: Transaction) {
  const counts = new Map((await countRecords(db)).map((row) => [row.kind, row]));
  return contentKinds.map((kind) => ({ kind, records: 0, active: 0, ...counts.get(kind) }));
}

/** @throws 0404 */
export async function contentVersionsOf(tx: Transaction, which: Which): Promise<ContentVersion[]> {
  await contentRecord(tx, which);
  const versions = await listVersions(tx.db, which.record);
  return versions.map(({ number, content, writtenAt, writtenBy }) => ({
    number,
    content: { ...content },
    written_at: writtenAt.toISOString(),
    written_by: writtenBy,
  }));
}

/** Parses sent content with the schema of its kind. @throws 0422 */
async function readContent(tx: Transaction, kind: ContentKind, sent: unknown): Promise<ContentOf<ContentKind>> {
  const { content } = validate(z.object({ content: contentSchemas[kind] }), { content: sent });
  return 'creator' in content ? readRecommendation(tx.db, content) : readStoredContent(tx.db, content);
}

/**
 * Prevents two articles of the guide from having the same address. The kind is locked until the end of the transaction, so
 * that nobody takes the address at the same time. Built-in articles do not count: a written one replaces them.
 *
 * @param except the record being written
 * @throws 0422 at the field
 */
async function claimAddress(
  { db }: Transaction,
  kind: ContentKind,
  content: ContentOf<ContentKind>,
  except: string | null = null,
): Promise<void> {
  if (!('slug' in content)) return;
  await lockKind(db, kind);
  if (await hasArticleAt(db, content, except)) throw invalid({ errors: { 'content.slug': [messages.addressTaken] } });
}

/** @throws 0404; 0409 unless `version` is the latest */
async function holdNewest(tx: Transaction, which: Which, version: number): Promise<void> {
  const record = await lockRecord(tx.db, which.kind, which.record);
  if (!record) throw notFound();
  if (record.version === version) return;
  throw new AppError(errorCodes.conflict, { data: await contentRecord(tx, which) });
}

/** Adds a record at the end. It is invisible until it is published. @throws 0409 if there are too many records */
export async function createContent(
  tx: Transaction,
  kind: ContentKind,
  { authorId, content: sent }: { authorId: string; content: unknown },
): Promise<ContentRecord> {
  const content = await readContent(tx, kind, sent);
  await lockKind(tx.db, kind);
  await claimAddress(tx, kind, content);
  const { records, position } = await endOf(tx.db, kind);
  if (records >= (isSingleton(kind) ? 1 : siteContentLimits.records)) {
    throw new AppError(errorCodes.conflict, { message: messages.contentFull });
  }
  const record = await insertRecord(tx.db, { kind, position, version: 1, createdAt: tx.now });
  await insertVersion(tx.db, { recordId: record, number: 1, content, authorId, writtenAt: tx.now });
  return contentRecord(tx, { kind, record });
}

async function addVersion(
  tx: Transaction,
  { kind, record, authorId, content, version }: Which & { authorId: string; content: unknown; version: number },
): Promise<ContentRecord> {
  const read = await readContent(tx, kind, content);
  await claimAddress(tx, kind, read, record);
  await holdNewest(tx, { kind, record }, version);
  const number = version + 1;
  if (number > siteContentLimits.versions) throw invalid({ message: messages.contentFull });
  await insertVersion(tx.db, { recordId: record, number, content: read, authorId, writtenAt: tx.now });
  await updateRecord(tx.db, record, { version: number });
  return contentRecord(tx, { kind, record });
}

/** Adds a version based on the one its author has seen. @throws 0404, 0409, 0422 */
export const saveContent = addVersion;

/** Adds an older version again as the latest. @throws 0404, 0409 */
export async function restoreContent(
  tx: Transaction,
  which: Which,
  { authorId, version, restored }: { authorId: string; version: number; restored: number },
): Promise<ContentRecord> {
  await contentRecord(tx, which);
  const content = await findVersion(tx.db, which.record, restored);
  if (!content) throw notFound();
  return addVersion(tx, { ...which, authorId, content, version });
}

/** Publishes the latest version. @throws 0404, 0409 */
export async function publishContent(tx: Transaction, which: Which, version: number): Promise<ContentRecord> {
  await holdNewest(tx, which, version);
  await updateRecord(tx.db, which.record, { published: version });
  return contentRecord(tx, which);
}

/** @throws 0404 */
export async function activateContent(tx: Transaction, which: Which, active: boolean): Promise<ContentRecord> {
  const record = await lockRecord(tx.db, which.kind, which.record);
  if (!record) throw notFound();
  if (record.active !== active) {
    await updateRecord(tx.db, which.record, { active });
  }
  return contentRecord(tx, which);
}

/** Deletes a record; its versions are kept. @throws 0404 */
export async function removeContent(tx: Transaction, which: Which): Promise<void> {
  const record = await lockRecord(tx.db, which.kind, which.record);
  if (!record) throw notFound();
  await updateRecord(tx.db, which.record, { deletedAt: tx.now });
}

/**
 * Moves a record before another, or to the end. If the other has been deleted in the meantime, it goes to the end.
 *
 * @throws 0404
 */
export async function moveContent(
  tx: Transaction,
  { kind, record }: Which,
  before: string | null,
): Promise<ContentRecord[]> {
  await lockKind(tx.db, kind);
  const records = await listWritten(tx.db, kind);
  const moved = records.find(({ id }) => id === record);
  if (!moved) throw notFound();
  if (before === record) return records.map(present);
  const others = records.filter(({ id }) => id !== record);
  const found = others.findIndex(({ id }) => id === before);
  const ordered = others.toSpliced(found < 0 ? others.length : found, 0, moved);
  for (const [position, { id, position: old }] of ordered.entries()) {
    if (position !== old) await updateRecord(tx.db, id, { position });
  }
  return contentList(tx, kind);
}
