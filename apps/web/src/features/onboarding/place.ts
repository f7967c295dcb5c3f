import { limits } from '@paidang/contract/limits';

const firstSeen = (selectors: readonly string[]): Element | null =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getClientRects().length > 0) ?? null;

const selectorOf = (name: string): string => `[data-tour="${name}"]`;

/** The first of the named places that can be seen now; narrow and wide pages have different ones. */
export const place =
  (...names: string[]) =>
  (): Element | null =>
    firstSeen(names.map(selectorOf));

/** The comments beside the paper; where they are a sheet, what opens it stands among the moves. */
export const board = (): Element | null =>
  firstSeen(['[data-slot="comment-drawer"]', selectorOf('step-moves'), selectorOf('step-head')]);

/** The paper, or on small screens, where it fills the window, its head. */
export const paper = (): Element | null => place(innerWidth < limits.breakpoints.lg ? 'step-head' : 'step-paper')();
