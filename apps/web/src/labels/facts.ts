/** What sentences are made of, in whichever language they are written. */

export interface TurnFacts {
  status: string;
  isVendor: boolean;
  vendor: string;
  creator: string;
  version: number;
}

export interface ReviewFacts extends Omit<TurnFacts, 'version'> {
  /** What is written, after a verb: 大綱. */
  noun: string;
  /** Name of the version, of the one after it, and of the first. */
  version: string;
  next: string;
  first: string;
}

export interface ScheduleFacts {
  status: string;
  /** It is the reader's move. */
  isMine: boolean;
  /** The other side. */
  other: string;
}

export interface ActivityFacts {
  title: string;
  /** Name of the version with a space before it, `''` without one. */
  version: string;
  /** Segment of a script, `''` for all of it. */
  segment: string;
  /** The creator, to whoever reads it. */
  creator: string;
}
