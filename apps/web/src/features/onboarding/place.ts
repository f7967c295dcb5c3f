import { limits } from '@paidang/contract/limits';

const firstSeen = (selectors: readonly string[]): Element | null =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getClientRects().length > 0) ?? null;

const selectorOf = (name: string): string => `[data-tour="${name}"]`;

/** Finds the first of the named elements that is visible; narrow and wide pages have different ones. */
export const place =
  (...names: string[]) =>
  (): Element | null =>
    firstSeen(names.map(selectorOf));

/** The comments next to the paper; if they are a sheet, the button that opens it, among the actions. */
export const board = (): Element | null =>
  firstSeen(['[data-slot="comment-drawer"]', selectorOf('step-moves'), selectorOf('step-head')]);

/** The paper; on small screens, where it fills the window, its header. */
export const paper = (): Element | null => place(innerWidth < limits.breakpoints.lg ? 'step-head' : 'step-paper')();
