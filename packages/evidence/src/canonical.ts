import canonicalize from 'canonicalize';
import { type Bytes, bytesOf } from './hash';

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * The one way to write a value as JSON (RFC 8785), so that everybody gets the same hash.
 *
 * @throws for what JSON cannot hold: half a surrogate pair, NaN, `undefined`
 */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('@paidang/evidence: only JSON has a canonical form.');
  return text;
}

/** A value as canonical JSON (RFC 8785): the same bytes for the same value, whatever the order of its names. */
export const canonicalBytes = (value: unknown): Bytes => bytesOf(canonical(value));
