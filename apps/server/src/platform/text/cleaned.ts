import { errorCodes } from '@paidang/contract/calls';
import { removeUnusableCharacters } from '@paidang/contract/rules';
import { AppError } from '../errors';

/** Levels of nesting; no call takes half as many. */
const deepest = 64;

/** An object that is fields and nothing more; a `Date` or bytes are whole values. The query parser's have a bare prototype. */
function hasOnlyFields(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Cleans every string and field name of a value; what is neither JSON nor fields, such as a `Date`, stays as it is.
 *
 * @throws 0400 for lists inside of lists without end
 */
export function cleaned<Value>(value: Value, depth?: number): Value;
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return removeUnusableCharacters(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new AppError(errorCodes.badRequest);
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  if (!hasOnlyFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [removeUnusableCharacters(name), cleaned(field, depth + 1)]),
  );
}
