import canonicalize from 'canonicalize';
import { type Bytes, bytesOf } from './hash';

/** A value that JSON can represent. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * The canonical JSON form of a value (RFC 8785), so that everybody gets the same hash.
 *
 * @throws for values JSON cannot represent: a lone surrogate, NaN, `undefined`
 */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined)
    throw new Error('@paidang/evidence: a value that JSON cannot represent has no canonical form.');
  return text;
}

/** A value as bytes of canonical JSON (RFC 8785): the same bytes for equal values, whatever the order of properties. */
export const canonicalBytes = (value: unknown): Bytes => bytesOf(canonical(value));
