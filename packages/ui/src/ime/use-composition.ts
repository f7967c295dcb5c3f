import { useState } from 'react';
import { type Composition, createComposition } from './composition';

/**
 * Tracks the input method of a React text field.
 *
 * @example
 * const composition = useComposition();
 * <textarea {...composition.handlers} onKeyDown={(event) => {
 *   if (event.key === 'Enter' && !isImeEnter(event, composition)) send();
 * }} />
 */
export function useComposition(): Composition {
  return useState(createComposition)[0];
}
