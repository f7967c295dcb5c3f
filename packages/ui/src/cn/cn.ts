import { type ClassValue, clsx } from 'clsx';
import { merge } from './merge';

/**
 * Joins class names; of two `pd:` utilities for the same property the later one wins.
 *
 * @example cn('pd:px-4', wide && 'pd:px-6')
 */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
