import type { StampFacts } from '../signing/stamp';

/** What can be wrong with a capsule. */
export type Problem =
  /** No ZIP file, or a file of it that cannot be read. */
  | 'unreadable'
  | 'unsafe-path'
  | 'missing'
  | 'extra'
  | 'changed'
  /** An entry that does not follow the one before it. */
  | 'order'
  /** What was signed at night is not what the log says now. */
  | 'rewritten'
  | 'bad-signature'
  | 'unknown-key'
  /** A time stamp that is about something else, or was not made by the authority it names. */
  | 'bad-stamp'
  /** The files are as they were, but the ZIP around them is not. */
  | 'repacked';

/** Something wrong, and where. */
export interface Finding {
  readonly problem: Problem;
  /** A file of the capsule. */
  readonly file?: string;
  /** The number of an entry of the log. */
  readonly entry?: number;
  /** The name of a content of that entry. */
  readonly content?: string;
  /** When the checkpoint was signed. */
  readonly checkpoint?: string;
  /** The first byte of the ZIP that is another. */
  readonly byte?: number;
}

/** What a capsule says of itself; only to be believed when nothing was found. */
export interface CapsuleFacts {
  readonly issuer: string;
  readonly chain: string;
  readonly madeAt: string;
  /** The id of the key that signed it. */
  readonly key: string;
  readonly entries: number;
  /** Entries about others, of which it has the hashes only. */
  readonly withheld: number;
  readonly contents: number;
  /** Contents that were erased, as those of deleted accounts are. */
  readonly erased: number;
  readonly head: string;
  readonly checkpoints: readonly {
    readonly at: string;
    readonly seq: number;
    readonly isStamped: boolean;
    /** What its time stamp says; `null` without one that holds. */
    readonly stamp: StampFacts | null;
  }[];
}

/** What `verifyCapsule` returns. */
export interface Verdict {
  /** Whether nothing was found. */
  readonly isIntact: boolean;
  readonly findings: readonly Finding[];
  /** `null` when not even that could be read. */
  readonly facts: CapsuleFacts | null;
}
