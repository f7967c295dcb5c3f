import { type RefObject, useEffect, useReducer } from 'react';

/** The first field inside that says it is wrong. */
export function firstInvalid(form: HTMLElement | null): HTMLElement | null {
  const found = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? null;
  // A group of stars has no focus of its own.
  const choice = found?.matches('[role="radiogroup"]') ? found.querySelector<HTMLElement>('input') : null;
  return choice ?? found;
}

/**
 * Gives the focus to the first wrong field of a form. Ask together with the state that marks it: the focus moves in the
 * same commit, so whatever hands back the focus afterwards (an overlay that closes) finds it moved.
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
