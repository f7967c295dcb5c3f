import type { Json } from '../canonical';
import type { Disclosure, Manifest, ManifestSignature } from '../capsule/capsule';
import { isHash } from '../hash';
import type { EntryBody, LogEntry } from '../log/entry';
import type { ProvenHead } from '../signing/checkpoint';
import type { PublicKey } from '../signing/key';

/** Hand-written checks of the shape of files: a schema library would be larger than everything else here. */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);

const isBody = (value: unknown): value is EntryBody =>
  isFields(value) &&
  value.v === 1 &&
  isText(value.chain) &&
  isCount(value.seq) &&
  isText(value.at) &&
  isText(value.kind) &&
  isFields(value.by) &&
  isFields(value.about) &&
  isFields(value.contents) &&
  Object.values(value.contents).every(isHash);

export const isLogEntry = (value: unknown): value is LogEntry =>
  isFields(value) &&
  isCount(value.seq) &&
  isHash(value.prev) &&
  isHash(value.hash) &&
  (isBody(value.body) || isHash(value.withheld));

export const isDisclosure = (value: unknown): value is Disclosure =>
  isFields(value) &&
  isCount(value.seq) &&
  isText(value.name) &&
  isHash(value.salt) &&
  isTextOrNone(value.path) &&
  isTextOrNone(value.file) &&
  ('value' in value || 'path' in value);

export const isManifest = (value: unknown): value is Manifest =>
  isFields(value) &&
  value.type === 'paidang-evidence' &&
  value.v === 1 &&
  isText(value.chain) &&
  isCount(value.seq) &&
  isHash(value.head) &&
  isText(value.made_at) &&
  isText(value.issuer) &&
  isFields(value.files) &&
  Object.values(value.files).every((file) => isFields(file) && isHash(file.sha256) && isCount(file.bytes));

export const isManifestSignature = (value: unknown): value is ManifestSignature =>
  isFields(value) && isText(value.key) && isText(value.signature);

export const isPublicKey = (value: unknown): value is PublicKey =>
  isFields(value) && value.kty === 'OKP' && value.crv === 'Ed25519' && isText(value.x) && isText(value.kid);

const isProofStep = (value: unknown): boolean => isFields(value) && (isHash(value.left) || isHash(value.right));

export const isProvenHead = (value: unknown): value is ProvenHead =>
  isFields(value) &&
  isFields(value.statement) &&
  value.statement.type === 'paidang-checkpoint' &&
  isText(value.statement.at) &&
  isHash(value.statement.root) &&
  isText(value.key) &&
  isText(value.signature) &&
  (value.stamp === null || isText(value.stamp)) &&
  isFields(value.head) &&
  isText(value.head.chain) &&
  isCount(value.head.seq) &&
  isHash(value.head.hash) &&
  Array.isArray(value.proof) &&
  value.proof.every(isProofStep);

/** The SHA-256 stated by the content of a stored file. */
export const hashInValue = (value: Json | undefined): string | null =>
  isFields(value) && isHash(value.sha256) ? value.sha256 : null;
