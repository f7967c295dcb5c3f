import { canonicalBytes } from '../canonical';
import { type ArchiveContent, firstDifference, readArchive } from '../capsule/archive';
import { capsulePaths, type Disclosure, type Manifest, type ManifestSignature } from '../capsule/capsule';
import { type Bytes, hashOf } from '../hash';
import { commit, type LogEntry, type ShownEntry } from '../log/entry';
import { headLeaf, type ProvenHead } from '../signing/checkpoint';
import { isSignedBy, type PublicKey } from '../signing/key';
import type { StampFacts } from '../signing/stamp';
import { rootFrom } from '../signing/tree';
import { checkChain } from './chain';
import type { CapsuleFacts, Finding, Verdict } from './findings';
import {
  hashInValue,
  isDisclosure,
  isLogEntry,
  isManifest,
  isManifestSignature,
  isProvenHead,
  isPublicKey,
} from './shapes';

/** Options of `verifyCapsule`. */
export interface VerifyOptions {
  /**
   * The keys an installation publishes at `/.well-known/paidang-keys.json`. Without them a capsule can only be compared with
   * itself: a forged capsule also has a valid signature, by the forger's key.
   */
  readonly trustedKeys?: readonly PublicKey[] | undefined;
}

const paths = capsulePaths;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads the files of a capsule, noting those that are missing or invalid. */
class Reader {
  readonly findings: Finding[] = [];
  constructor(private readonly archive: ArchiveContent) {}

  read<Value>(file: string, is: (value: unknown) => value is Value): Value | null {
    const bytes = this.archive.files.get(file);
    if (!bytes) {
      this.findings.push({ problem: 'missing', file });
      return null;
    }
    try {
      const value: unknown = JSON.parse(decoder.decode(bytes));
      if (is(value)) return value;
    } catch {
      // Invalid JSON is unreadable, too.
    }
    this.findings.push({ problem: 'unreadable', file });
    return null;
  }
}

const listOf =
  <Item>(is: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(is);

/** Checks every file against the manifest. */
async function checkFiles({ files }: ArchiveContent, manifest: Manifest): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [file, { sha256, bytes }] of Object.entries(manifest.files)) {
    const content = files.get(file);
    if (!content) findings.push({ problem: 'missing', file });
    else if (content.length !== bytes || (await hashOf(content)) !== sha256)
      findings.push({ problem: 'changed', file });
  }
  const listed: string[] = [...Object.keys(manifest.files), paths.manifest, paths.signature];
  const extra = [...files.keys()].filter((file) => !listed.includes(file));
  return [...findings, ...extra.map((file) => ({ problem: 'extra' as const, file }))];
}

/** Checks a signature against the trusted keys, or against those of the capsule if none are given. */
async function checkSignature(
  { key, signature }: ManifestSignature,
  statement: unknown,
  { keys, trustedKeys }: { keys: readonly PublicKey[]; trustedKeys: readonly PublicKey[] | undefined },
): Promise<'bad-signature' | 'unknown-key' | null> {
  const known = (trustedKeys ?? keys).find(({ kid }) => kid === key);
  if (!known) return 'unknown-key';
  // The platform throws for an invalid key.
  const isValid = await isSignedBy(known, signature, statement).catch(() => false);
  return isValid ? null : 'bad-signature';
}

/** Checks a content against its commitment, and the file it refers to. */
async function checkDisclosure(
  { seq, name, salt, value, path, file }: Disclosure,
  entry: ShownEntry | undefined,
  { files }: ArchiveContent,
): Promise<Finding | null> {
  const commitment = entry && Object.hasOwn(entry.body.contents, name) ? entry.body.contents[name] : undefined;
  if (!commitment) return { problem: 'extra', entry: seq, content: name };
  const bytes = path === undefined ? canonicalBytes(value) : files.get(path);
  if (!bytes) return { problem: 'missing', entry: seq, content: name, ...(path ? { file: path } : {}) };
  if ((await commit(salt, bytes)) !== commitment) {
    return { problem: 'changed', entry: seq, content: name, ...(path ? { file: path } : {}) };
  }
  if (file === undefined) return null;
  const content = files.get(file);
  if (!content) return { problem: 'missing', entry: seq, content: name, file };
  const isSame = (await hashOf(content)) === hashInValue(value);
  return isSame ? null : { problem: 'changed', entry: seq, content: name, file };
}

/** Checks what was signed at night against the current log. */
async function checkCheckpoint(
  { statement, head, proof }: ProvenHead,
  { chain, log }: { chain: string; log: readonly LogEntry[] },
): Promise<Finding | null> {
  const checkpoint = statement.at;
  if ((await rootFrom(await headLeaf(head), proof)) !== statement.root) return { problem: 'changed', checkpoint };
  const isKept = head.chain === chain && log[head.seq - 1]?.hash === head.hash;
  return isKept ? null : { problem: 'rewritten', checkpoint, entry: head.seq };
}

/** Checks the time stamp of a checkpoint; the code for it is loaded only if there is one. */
async function checkStamp({ statement, stamp }: ProvenHead): Promise<StampFacts | 'bad-stamp' | null> {
  if (stamp === null) return null;
  const { readStamp } = await import('../signing/stamp');
  return readStamp(stamp, statement.root).catch(() => 'bad-stamp' as const);
}

async function checkAll(bytes: Bytes, archive: ArchiveContent, { trustedKeys }: VerifyOptions): Promise<Verdict> {
  const reader = new Reader(archive);
  const { findings } = reader;
  findings.push(...archive.unsafe.map((file) => ({ problem: 'unsafe-path' as const, file })));
  const manifest = reader.read(paths.manifest, isManifest);
  const signature = reader.read(paths.signature, isManifestSignature);
  const keys = reader.read(paths.keys, (value): value is { keys: PublicKey[] } => {
    const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'keys') : null;
    return listOf(isPublicKey)(list);
  });
  const log = reader.read(paths.log, listOf(isLogEntry)) ?? [];
  const disclosures = reader.read(paths.contents, listOf(isDisclosure)) ?? [];
  const checkpoints = reader.read(paths.checkpoints, listOf(isProvenHead)) ?? [];
  const known = { keys: keys?.keys ?? [], trustedKeys };
  if (manifest) findings.push(...(await checkFiles(archive, manifest)));
  if (manifest && signature) {
    const problem = await checkSignature(signature, manifest, known);
    if (problem) findings.push({ problem, file: paths.signature });
  }
  if (manifest) findings.push(...(await checkChain(log, manifest)));
  const shown = new Map(log.flatMap((entry) => ('body' in entry ? [[entry.seq, entry] as const] : [])));
  for (const disclosure of disclosures) {
    const finding = await checkDisclosure(disclosure, shown.get(disclosure.seq), archive);
    if (finding) findings.push(finding);
  }
  const stamps: (StampFacts | null)[] = [];
  for (const one of checkpoints) {
    const stamp = await checkStamp(one);
    if (stamp === 'bad-stamp') findings.push({ problem: stamp, checkpoint: one.statement.at });
    stamps.push(stamp === 'bad-stamp' ? null : stamp);
    const problem = await checkSignature(one, one.statement, known);
    if (problem) findings.push({ problem, checkpoint: one.statement.at });
    const finding = await checkCheckpoint(one, { chain: manifest?.chain ?? '', log });
    if (finding) findings.push(finding);
  }
  if (findings.length === 0) {
    const byte = await firstDifference(bytes, archive);
    if (byte !== null) findings.push({ problem: 'repacked', byte });
  }
  return {
    isIntact: findings.length === 0,
    findings,
    facts: manifest && factsOf({ manifest, signature, log, disclosures, checkpoints, stamps }),
  };
}

interface Parts {
  readonly manifest: Manifest;
  readonly signature: ManifestSignature | null;
  readonly log: readonly LogEntry[];
  readonly disclosures: readonly Disclosure[];
  readonly checkpoints: readonly ProvenHead[];
  /** Contents of their time stamps, in the same order. */
  readonly stamps: readonly (StampFacts | null)[];
}

function factsOf({ manifest, signature, log, disclosures, checkpoints, stamps }: Parts): CapsuleFacts {
  const committed = log.flatMap((entry) => ('body' in entry ? Object.keys(entry.body.contents) : []));
  return {
    issuer: manifest.issuer,
    chain: manifest.chain,
    madeAt: manifest.made_at,
    key: signature?.key ?? '',
    entries: log.length,
    withheld: log.filter((entry) => !('body' in entry)).length,
    contents: committed.length,
    erased: Math.max(0, committed.length - disclosures.length),
    head: manifest.head,
    checkpoints: checkpoints.map(({ statement, head, stamp }, index) => ({
      at: statement.at,
      seq: head.seq,
      isStamped: stamp !== null,
      stamp: stamps[index] ?? null,
    })),
  };
}

/**
 * Checks a capsule: every file, every link of the chain, every content and every signature. It needs no network, trusts nothing
 * in the capsule, and never throws.
 */
export async function verifyCapsule(bytes: Bytes, options: VerifyOptions = {}): Promise<Verdict> {
  try {
    return await checkAll(bytes, readArchive(bytes), options);
  } catch {
    return { isIntact: false, findings: [{ problem: 'unreadable' }], facts: null };
  }
}
