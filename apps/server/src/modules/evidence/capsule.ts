import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { evidenceLimits } from '@paidang/contract/limits';
import {
  type ArchiveFile,
  type Bytes,
  beginning,
  bytesOf,
  canonicalBytes,
  capsulePaths,
  type Disclosure,
  type EntryBody,
  hashBody,
  type LogEntry,
  type Manifest,
  type ProvenHead,
  type PublicKey,
  writeArchive,
} from '@paidang/evidence';
import filenamify from 'filenamify';
import { writeDocument } from '../../platform/documents';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import type { ProjectMembership } from '../membership';
import type { CurrentUser } from '../users';
import { capsuleDocument } from './capsule-document';
import { findHead, listContents, listEntries, readSource, tasksOfCreator, type VisibleTasks } from './capsule-store';
import type { ContentRow, EntryRow, HeadRow } from './chain-store';
import { keepKey, listCheckpoints, listKeys } from './checkpoint-store';

/** A member who requests the evidence of their project. */
export interface EvidenceReader {
  readonly membership: ProjectMembership;
  readonly user: Pick<CurrentUser, 'id'>;
}

/** The vendor sees the whole project; creators only see their own tasks, since creators do not know about each other. */
export const visibleTo = async ({ db }: Transaction, { membership, user }: EvidenceReader): Promise<VisibleTasks> =>
  membership.party === 'vendor' ? null : tasksOfCreator(db, membership.project.id, user.id);

/** The data a capsule is built from. */
interface CapsuleData {
  readonly head: HeadRow;
  readonly log: readonly LogEntry[];
  /** Contents of the entries that are shown. */
  readonly contents: readonly ContentRow[];
  readonly checkpoints: readonly ProvenHead[];
  readonly keys: readonly PublicKey[];
}

/** An entry as the reader may see it. A body that is no longer canonical JSON has been tampered with, and is shown as it is. */
async function entryFor({ seq, prev, hash, body, taskId }: EntryRow, visible: VisibleTasks): Promise<LogEntry> {
  const parsed = JSON.parse(body) as EntryBody;
  if (visible === null || visible.includes(taskId)) return { seq, prev, hash, body: parsed };
  return { seq, prev, hash, withheld: await hashBody(parsed) };
}

async function collect(tx: Transaction, reader: EvidenceReader, signer: Platform['signer']): Promise<CapsuleData> {
  await keepKey(tx, signer.publicKey);
  const projectId = reader.membership.project.id;
  const visible = await visibleTo(tx, reader);
  const head = (await findHead(tx.db, projectId)) ?? { projectId, seq: 0, hash: beginning };
  const rows = await listEntries(tx.db, head);
  const log = await Promise.all(rows.map((row) => entryFor(row, visible)));
  const shown = new Set(log.flatMap((entry) => ('body' in entry ? [entry.seq] : [])));
  const contents = (await listContents(tx.db, head)).filter(({ seq }) => shown.has(seq));
  const checkpoints = await listCheckpoints(tx.db, projectId);
  return { head, log, contents, checkpoints, keys: await listKeys(tx.db) };
}

/** `verify.html` of the package; `null` where it has not been built, as in development. */
async function verifyPage(): Promise<Bytes | null> {
  try {
    return new Uint8Array(await readFile(createRequire(import.meta.url).resolve('@paidang/evidence/verify.html')));
  } catch {
    return null;
  }
}

const numbered = (seq: number): string => String(seq).padStart(6, '0');

/** The path of a file, with its original name stripped of characters that file systems reject. */
const filePathOf = (seq: number, name: string): string =>
  `files/${numbered(seq)}-${filenamify(name, { replacement: ' ', maxLength: 100 })}`;

interface StoredFile {
  readonly name: string;
  readonly original_name: string;
  readonly bytes: number;
}

/** Adds the contents of the entries to the archive, and collects where each one is. */
class Contents {
  readonly disclosures: Disclosure[] = [];
  #remainingBytes: number = evidenceLimits.fileBytes;

  constructor(
    private readonly platform: Platform,
    private readonly rows: readonly ContentRow[],
  ) {}

  async *files(): AsyncGenerator<ArchiveFile> {
    for (const row of this.rows) {
      if (row.source) yield* this.#ofSource(row, row.source);
      else if (row.name === 'file') yield* this.#ofFile(row);
      else this.#disclose(row, { value: JSON.parse(row.value ?? 'null') });
    }
  }

  #disclose({ seq, name, salt }: ContentRow, rest: Pick<Disclosure, 'value' | 'path' | 'file'>): void {
    this.disclosures.push({ seq, name, salt, ...rest });
  }

  async *#ofSource(row: ContentRow, source: NonNullable<ContentRow['source']>): AsyncGenerator<ArchiveFile> {
    const text = await readSource(this.platform.db, source, row.sourceId ?? '');
    if (text === null) return;
    const path = `contents/${numbered(row.seq)}-${row.name}.${/^[[{]/.test(text) ? 'json' : 'html'}`;
    this.#disclose(row, { path });
    yield { path, content: [bytesOf(text)] };
  }

  /** A file that was removed since, or that would exceed the size limit, is left out; its hash is in the log anyway. */
  async *#ofFile(row: ContentRow): AsyncGenerator<ArchiveFile> {
    const value = JSON.parse(row.value ?? 'null') as StoredFile;
    const content = value.bytes <= this.#remainingBytes ? await this.platform.storage.read(value.name) : null;
    if (!content) {
      this.#disclose(row, { value: { ...value } });
      return;
    }
    this.#remainingBytes -= value.bytes;
    const file = filePathOf(row.seq, value.original_name);
    this.#disclose(row, { value: { ...value }, file });
    yield { path: file, content };
  }
}

/** Hashes and counts the bytes of files as they are written, for the manifest's list of files. */
async function* measured(
  files: AsyncIterable<ArchiveFile>,
  list: Record<string, Manifest['files'][string]>,
): AsyncGenerator<ArchiveFile> {
  for await (const { path, content } of files) {
    const hash = createHash('sha256');
    let bytes = 0;
    yield {
      path,
      content: (async function* () {
        for await (const chunk of content) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      })(),
    };
    list[path] = { sha256: hash.digest('hex'), bytes };
  }
}

const json = (path: string, value: unknown): ArchiveFile => ({ path, content: [canonicalBytes(value)] });

async function* filesOf(platform: Platform, pdf: Buffer, collected: CapsuleData): AsyncGenerator<ArchiveFile> {
  const { log, contents, checkpoints, keys } = collected;
  yield { path: '存證紀錄.pdf', content: [pdf] };
  const page = await verifyPage();
  if (page) yield { path: 'verify.html', content: [page] };
  yield json(capsulePaths.log, log);
  yield json(capsulePaths.checkpoints, checkpoints);
  yield json(capsulePaths.keys, { keys });
  const disclosed = new Contents(platform, contents);
  yield* disclosed.files();
  yield json(capsulePaths.contents, disclosed.disclosures);
}

/** The data collected before the first byte is written. */
interface CapsuleParts {
  readonly collected: CapsuleData;
  readonly at: Date;
  readonly document: ReturnType<typeof capsuleDocument>;
}

async function* signedFiles(
  platform: Platform,
  pdf: Buffer,
  collected: CapsuleData,
  at: Date,
): AsyncGenerator<ArchiveFile> {
  const files: Record<string, Manifest['files'][string]> = {};
  yield* measured(filesOf(platform, pdf, collected), files);
  const { projectId: chain, seq, hash: head } = collected.head;
  const issuer = platform.env.APP_URL;
  const manifest: Manifest = {
    type: 'paidang-evidence',
    v: 1,
    chain,
    seq,
    head,
    made_at: at.toISOString(),
    issuer,
    files,
  };
  yield json(capsulePaths.manifest, manifest);
  const { publicKey, sign } = platform.signer;
  yield json(capsulePaths.signature, { key: publicKey.kid, signature: await sign(manifest) });
}

/** Writes a capsule, with its document as a PDF. */
export const writeCapsule = (
  platform: Platform,
  { collected, at }: CapsuleParts,
  pdf: Buffer,
): AsyncIterable<Uint8Array> => writeArchive(signedFiles(platform, pdf, collected, at));

/** Collects the evidence a reader may see, and builds the readable document. */
export async function prepareCapsule(
  platform: Platform,
  reader: EvidenceReader,
  transact: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>,
): Promise<CapsuleParts> {
  const at = platform.clock();
  const collected = await transact((tx) => collect(tx, reader, platform.signer));
  const context = { project: reader.membership.project.name, issuer: platform.env.APP_URL, at };
  return { collected, at, document: capsuleDocument(collected, context) };
}

/** Streams the capsule of a project for one of its members. @throws 0413, 0429 */
export async function openCapsule(
  platform: Platform,
  reader: EvidenceReader,
  transact: Parameters<typeof prepareCapsule>[2],
): Promise<AsyncIterable<Uint8Array>> {
  const parts = await prepareCapsule(platform, reader, transact);
  const pdf = await writeDocument({ ...parts.document, format: 'pdf', pictures: [] }, reader.user.id);
  return writeCapsule(platform, parts, pdf);
}
