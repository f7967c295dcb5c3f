import type { Step } from '@paidang/contract/entities';
import { useCallback, useMemo } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { isClaimAnswersKey } from './claims';
import { ApiError } from './errors';
import { isFeeKey } from './fee-statements';
import { clearPrefilled } from './prefilled';
import { isProjectKey } from './projects';
import type { StepSource } from './step-source';
import { isStepKey, stepViewKey } from './steps';
import { isSuggestionKey } from './suggestions';
import { isTraceKey } from './trace';

type StepRef = Pick<StepSource<unknown>, 'path'>;

/** Matches the cache keys of a task's step sheets, except that of one step. */
function sheetsExcept(task: string, known?: StepRef) {
  const kept = known && stepViewKey(known).join(' ');
  return (key: unknown): boolean => isStepKey(key, task) && (key as readonly string[]).join(' ') !== kept;
}

/**
 * Revalidates everything that depends on a task: sheets of its steps, suggestions, claim answers, its trace, its fee,
 * projects and their activities. The only place that knows what a move changes, regardless of who made it.
 *
 * @param known a step whose sheet is already up to date
 */
function revalidateTask(mutate: ScopedMutator, task: string, known?: StepRef) {
  const isSheet = sheetsExcept(task, known);
  clearPrefilled();
  return mutate(
    (key) =>
      isProjectKey(key) ||
      isSuggestionKey(key, task) ||
      isClaimAnswersKey(key, task) ||
      isTraceKey(key, task) ||
      isFeeKey(key, task) ||
      isSheet(key),
  );
}

/** Revalidates or discards cached data of tasks and their steps. */
export function useTaskCache() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      /** Revalidates everything that depends on a task. */
      revalidate: (task: string) => revalidateTask(mutate, task),
      /** Revalidates the sheets of its steps only. */
      revalidateSteps: (task: string) => mutate((key) => isStepKey(key, task)),
      /**
       * For `catch` of a move. A refusal (409, 422) usually means that the task has changed since: revalidates what depends on
       * it, without delaying the message for the user until that has arrived.
       *
       * @throws the error it is given
       */
      onMoveFailed:
        (task: string) =>
        (error: unknown): never => {
          const isRefusal = error instanceof ApiError && [409, 422].includes(error.status);
          if (isRefusal) void revalidateTask(mutate, task);
          throw error;
        },
      /**
       * Discards the sheets of a task's steps, except one that is up to date, and revalidates. For changes after which
       * the server would refuse a draft based on an old sheet, so that it would be lost.
       */
      discardSteps: async (task: string, known: StepRef) => {
        await mutate(sheetsExcept(task, known), undefined, { revalidate: false });
        await revalidateTask(mutate, task, known);
      },
    }),
    [mutate],
  );
}

/** Stores the sheet that a call returned. If the step has moved, everything that depends on the task is revalidated. */
export function useStoreStepView<Sheet extends { step: Pick<Step, 'updated_at'> }>(
  source: StepRef,
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
      await mutate<Sheet>(stepViewKey(own), keep, { revalidate: false });
      if (hasMoved) await revalidateTask(mutate, own.path[1], own);
    },
    [mutate, path],
  );
}
