import { errorCodes } from '@paidang/contract/calls';
import { removeUnusableCharacters } from '@paidang/contract/rules';
import { AppError } from '../errors';

/** Maximum nesting; no call needs half as much. */
const maxDepth = 64;

/** A plain object, not a `Date` or bytes. Objects of the query parser have no prototype. */
function hasOnlyFields(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Cleans every string and field name in a value; anything that is not JSON or fields, such as a `Date`, is left alone.
 *
 * @throws 0400 if lists are nested too deeply
 */
export function cleaned<Value>(value: Value, depth?: number): Value;
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return removeUnusableCharacters(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) throw new AppError(errorCodes.badRequest);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  if (!hasOnlyFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [removeUnusableCharacters(name), cleaned(field, depth + 1)]),
  );
}
