import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { utilities } from './utilities';

const merge = createTailwindMerge(() => utilities);

/**
 * Joins class names; of two `pd:` utilities for the same property the later one wins.
 *
 * @example cn('pd:px-4', wide && 'pd:px-6')
 */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
