import type { Step } from '@paidang/contract/entities';
import { useCallback } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { isProjectKey } from './projects';
import type { StepSource } from './step-source';
import { isStepKey, sheetKey } from './steps';
import { isSuggestionKey } from './suggestions';

type Named = Pick<StepSource<unknown>, 'path'>;

/** Cache keys of the sheets of a task's steps, but for one. */
function sheetsBut(task: string, known?: Named) {
  const kept = known && sheetKey(known).join(' ');
  return (key: unknown): boolean => isStepKey(key, task) && (key as readonly string[]).join(' ') !== kept;
}

/**
 * Looks again at everything on the screen that a move on a task shows in: the sheets of its steps, their suggestions,
 * and projects with what happened there. The one place that knows what depends on a move, whoever made it.
 *
 * @param known a sheet that is up to date already
 */
export function lookAgain(mutate: ScopedMutator, task: string, known?: Named) {
  const isSheet = sheetsBut(task, known);
  return mutate((key) => isProjectKey(key) || isSuggestionKey(key, task) || isSheet(key));
}

/**
 * The same after a change that makes other drafts of a task's steps: their sheets are forgotten, since what is written on an
 * old one would be refused, and gone.
 *
 * @param known a sheet that is up to date already
 */
export async function beginAnew(mutate: ScopedMutator, task: string, known: Named) {
  await mutate(sheetsBut(task, known), undefined, { revalidate: false });
  await lookAgain(mutate, task, known);
}

/** Keeps the sheet a call answered with. When the step has moved by it, all that shows the step is looked at again. */
export function useKeepSheet<Sheet extends { step: Pick<Step, 'updated_at'> }>(
  source: Named,
): (next: Sheet) => Promise<void> {
  const { mutate } = useSWRConfig();
  const path = source.path.join(' ');
  return useCallback(
    async (next: Sheet) => {
      const own = { path: path.split(' ') as [string, string] };
      let hasMoved = false;
      const keep = (before: Sheet | undefined): Sheet => {
        hasMoved = before?.step.updated_at !== next.step.updated_at;
        return next;
      };
      await mutate<Sheet>(sheetKey(own), keep, { revalidate: false });
      if (hasMoved) await lookAgain(mutate, own.path[1], own);
    },
    [mutate, path],
  );
}
