export { canonical, canonicalBytes, type Json } from './canonical';
export { type ArchiveFile, writeArchive } from './capsule/archive';
export { capsulePaths, type Disclosure, type Manifest, type ManifestSignature } from './capsule/capsule';
export { type Bytes, bytesOf, hashOf } from './hash';
export { defaultLabels, type EvidenceLabels, findingText, summaryOf } from './labels';
export {
  beginning,
  commit,
  type EntryBody,
  hashBody,
  hashEntry,
  type LogEntry,
  newSalt,
  type ShownEntry,
  type WithheldEntry,
} from './log/entry';
export { type Checkpoint, type Head, type ProvenHead, signHeads } from './signing/checkpoint';
export { createSigner, isSignedBy, type PublicKey, type Signer } from './signing/key';
export type { StampFacts } from './signing/stamp';
export type { Proof } from './signing/tree';
export type { CapsuleFacts, Finding, Problem, Verdict } from './verify/findings';
export { type VerifyOptions, verifyCapsule } from './verify/verify';
