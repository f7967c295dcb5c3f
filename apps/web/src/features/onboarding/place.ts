import { limits } from '@paidang/contract/limits';

/** The first of the named places that can be seen now; narrow and wide pages have different ones. */
export const place =
  (...names: string[]) =>
  (): Element | null =>
    names
      .flatMap((name) => [...document.querySelectorAll(`[data-tour="${name}"]`)])
      .find((element) => element.getClientRects().length > 0) ?? null;

/** The paper, or on small screens, where it fills the window, its head. */
export const paper = (): Element | null => place(innerWidth < limits.breakpoints.lg ? 'step-head' : 'step-paper')();
