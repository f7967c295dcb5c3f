import type { ScriptType } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';

/** The page on which a script is written and read, by its form. */
export const scriptPages: Record<ScriptType, (task: string) => string> = {
  multi: paths.draftScript,
  separate: paths.draftSeparate,
  one: paths.draftOnePage,
};
