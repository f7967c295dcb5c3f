import { type ClassValue, clsx } from 'clsx';
import { merge } from './merge';

/**
 * Joins class names; if two `pd:` utilities set the same property, the later one wins.
 *
 * @example cn('pd:px-4', wide && 'pd:px-6')
 */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
