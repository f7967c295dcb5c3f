import type { StampFacts } from '../signing/stamp';

/** Kinds of faults in a capsule. */
export type Problem =
  /** Not a ZIP file, or one of its files cannot be read. */
  | 'unreadable'
  | 'unsafe-path'
  | 'missing'
  | 'extra'
  | 'changed'
  /** An entry that does not follow the previous one. */
  | 'order'
  /** What was signed at night differs from the log now. */
  | 'rewritten'
  | 'bad-signature'
  | 'unknown-key'
  /** A time stamp that is about something else, or was not made by the authority it names. */
  | 'bad-stamp'
  /** The files are unchanged, but the ZIP around them is not. */
  | 'repacked';

/** A fault, and where it is. */
export interface Finding {
  readonly problem: Problem;
  /** File of the capsule. */
  readonly file?: string;
  /** Number of an entry in the log. */
  readonly entry?: number;
  /** Name of a content of that entry. */
  readonly content?: string;
  /** When the checkpoint was signed. */
  readonly checkpoint?: string;
  /** Offset of the first byte of the ZIP that differs. */
  readonly byte?: number;
}

/** What a capsule states about itself; reliable only if nothing was found. */
export interface CapsuleFacts {
  readonly issuer: string;
  readonly chain: string;
  readonly madeAt: string;
  /** Id of the key that signed it. */
  readonly key: string;
  readonly entries: number;
  /** Number of entries about others, included as hashes only. */
  readonly withheld: number;
  readonly contents: number;
  /** Number of erased contents, such as those of deleted accounts. */
  readonly erased: number;
  readonly head: string;
  readonly checkpoints: readonly {
    readonly at: string;
    readonly seq: number;
    readonly isStamped: boolean;
    /** Content of its time stamp; `null` without a valid one. */
    readonly stamp: StampFacts | null;
  }[];
}

/** What `verifyCapsule` returns. */
export interface Verdict {
  /** Whether nothing was found. */
  readonly isIntact: boolean;
  readonly findings: readonly Finding[];
  /** `null` if not even these could be read. */
  readonly facts: CapsuleFacts | null;
}
