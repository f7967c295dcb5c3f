import { canonicalBytes } from '../canonical';
import { type Bytes, fromHex, hashOf, toHex } from '../hash';

/** What an entry says. Whatever is about a person, or was written by one, is in its contents: as a salted hash. */
export interface EntryBody {
  readonly v: 1;
  /** The project. */
  readonly chain: string;
  /** From 1, without gaps. */
  readonly seq: number;
  /** When it happened, by the server's clock: `2026-11-23T04:05:06.789Z`. */
  readonly at: string;
  readonly kind: string;
  readonly task: string;
  readonly by: {
    readonly party: string;
    readonly user: string | null;
    /** The session in which it was done; `null` for what the platform does by itself. */
    readonly session: string | null;
    /** Whether the platform team acted as the user. */
    readonly super_login: boolean;
  };
  readonly about: Readonly<Record<string, string | number | boolean | null>>;
  /** The commitments (`commit`) to its contents, by their names. */
  readonly contents: Readonly<Record<string, string>>;
}

interface Link {
  readonly seq: number;
  /** The hash of the entry before; of the first `beginning`. */
  readonly prev: string;
  readonly hash: string;
}

/** An entry whoever reads the log may see. */
export interface ShownEntry extends Link {
  readonly body: EntryBody;
}

/** An entry about others: only the hash of its body is given, with which the chain can be followed all the same. */
export interface WithheldEntry extends Link {
  readonly withheld: string;
}

/** An entry of the log: with its body, or withheld, which leaves its hash. */
export type LogEntry = ShownEntry | WithheldEntry;

/** What the first entry of a chain refers to. */
export const beginning = '0'.repeat(64);

/** SHA-256 of an entry's body as canonical JSON, in hexadecimal. */
export const hashBody = (body: EntryBody): Promise<string> => hashOf(canonicalBytes(body));

/** The hash of an entry: SHA-256 of a zero byte, the hash before it, and the hash of its body. */
export const hashEntry = (prev: string, bodyHash: string): Promise<string> =>
  hashOf(Uint8Array.of(0), fromHex(prev), fromHex(bodyHash));

/** The commitment to a content: SHA-256 of its salt and of its bytes. Without the salt it says nothing of the content. */
export const commit = (salt: string, content: Bytes): Promise<string> => hashOf(fromHex(salt), content);

/** 32 random bytes. */
export const newSalt = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
