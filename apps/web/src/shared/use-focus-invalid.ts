import { type RefObject, useEffect, useReducer } from 'react';

/** The first invalid field inside an element. */
export function firstInvalid(form: HTMLElement | null): HTMLElement | null {
  const found = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? null;
  // A group of stars cannot be focused itself.
  const choice = found?.matches('[role="radiogroup"]') ? found.querySelector<HTMLElement>('input') : null;
  return choice ?? found;
}

/**
 * Focuses the first invalid field of a form. Call it together with the state update that marks the field: the focus moves in the
 * same commit, so whatever restores the focus afterwards (an overlay that closes) finds it already moved.
 *
 * @example
 * const focusInvalid = useFocusInvalid(form);
 * setProblems(found);
 * focusInvalid();
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (asked > 0) firstInvalid(form.current)?.focus();
  }, [asked, form]);
  return ask;
}
