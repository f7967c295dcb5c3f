import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  prefix: 'pd',
  extend: {
    classGroups: {
      'font-size': [{ text: ['12', '13', '14', '15', '16', '18', '22', '28', '36', '48'] }],
      'font-weight': [{ font: ['regular', 'medium', 'strong'] }],
      rounded: [{ rounded: ['control', 'card', 'dialog', 'pill'] }],
      shadow: [{ shadow: ['1', '2', '3'] }],
    },
  },
});

/**
 * Joins class names; of two `pd:` utilities for the same property the later one wins.
 *
 * @example cn('pd:px-4', wide && 'pd:px-6')
 */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
