import { canonicalBytes } from '../canonical';
import { type Bytes, fromHex, hashOf, toHex } from '../hash';

/**
 * Body of an entry. Everything about a person, or written by one, is in its contents and appears here as a salted hash only.
 */
export interface EntryBody {
  readonly v: 1;
  /** Project id. */
  readonly chain: string;
  /** Number of the entry in its chain, from 1, without gaps. */
  readonly seq: number;
  /** Time by the server's clock: `2026-11-23T04:05:06.789Z`. */
  readonly at: string;
  readonly kind: string;
  readonly task: string;
  readonly by: {
    readonly party: string;
    readonly user: string | null;
    /** Session of the action; `null` for actions of the platform itself. */
    readonly session: string | null;
    /** Whether the platform team acted as the user (super login). */
    readonly super_login: boolean;
  };
  readonly about: Readonly<Record<string, string | number | boolean | null>>;
  /** Commitments (`commit`) to its contents, by name. */
  readonly contents: Readonly<Record<string, string>>;
}

interface Link {
  readonly seq: number;
  /** Hash of the previous entry; `beginning` for the first one. */
  readonly prev: string;
  readonly hash: string;
}

/** An entry whose body the reader of the log may see. */
export interface ShownEntry extends Link {
  readonly body: EntryBody;
}

/** An entry about others: only the hash of its body is given, which is enough to follow the chain. */
export interface WithheldEntry extends Link {
  readonly withheld: string;
}

/** An entry of the log: with its body, or withheld, with the hash of the body only. */
export type LogEntry = ShownEntry | WithheldEntry;

/** `prev` of the first entry of a chain. */
export const beginning = '0'.repeat(64);

/** SHA-256 of an entry's body as canonical JSON, in hexadecimal. */
export const hashBody = (body: EntryBody): Promise<string> => hashOf(canonicalBytes(body));

/** Hash of an entry: SHA-256 of a zero byte, the previous hash, and the hash of its body. */
export const hashEntry = (prev: string, bodyHash: string): Promise<string> =>
  hashOf(Uint8Array.of(0), fromHex(prev), fromHex(bodyHash));

/** Commitment to a content: SHA-256 of its salt and its bytes. Without the salt it reveals nothing about the content. */
export const commit = (salt: string, content: Bytes): Promise<string> => hashOf(fromHex(salt), content);

/** 32 random bytes. */
export const newSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
