import { errorCodes } from '@paidang/contract/calls';
import { mendText } from '@paidang/contract/rules';
import { AppError } from '../errors';

/** Levels of nesting; no call takes half as many. */
const deepest = 64;

/** Cleans every string and field name of a JSON value. @throws 0400 for lists inside of lists without end */
export function mended<Value>(value: Value, depth?: number): Value;
export function mended(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return mendText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new AppError(errorCodes.badRequest);
  if (Array.isArray(value)) return value.map((item) => mended(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [mendText(name), mended(field, depth + 1)]));
}
