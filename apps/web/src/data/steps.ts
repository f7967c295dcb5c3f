import type { ClaimAnswer, CopywritingList, Step, Suggestion, TaskPlatform } from '@paidang/contract/entities';
import { unstable_serialize, useSWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { claimAnswersKey } from './claims';
import { rememberPictureSizes } from './picture-sizes';
import { prefill, takePrefilled } from './prefilled';
import { useResource } from './resource';
import type { DraftSource, StepSource, StepVersion } from './step-source';
import { prefilledSuggestions } from './suggestions';

type StepRef = Pick<StepSource<unknown>, 'path'>;

/** Cache key of a step's sheet. */
export const stepViewKey = ({ path }: StepRef) => ['steps', ...path] as const;

/** Cache key of the list of a task's platforms and their copy. */
export const copywritingKey = (task: string) => stepViewKey({ path: ['copywriting', task] });

const keys = {
  version: ({ path }: StepRef, version: number) => ['step-versions', ...path, version] as const,
};

/** Additional data a step view may contain: see `readingOf` of the contract. */
interface Reading {
  texts?: readonly StepVersion<unknown>[] | undefined;
  suggestions?: readonly Suggestion[] | undefined;
  claim_answers?: readonly ClaimAnswer[] | undefined;
  platform_list?: CopywritingList | undefined;
  step?: Pick<Step, 'function'>;
  platform?: Pick<TaskPlatform, 'platform_uuid'> | null;
}

/** State, versions and the caller's own draft of a step. The first response includes the data its page would request next. */
export function useStep<Sheet>(
  source: StepRef & { view: (options: { reading: boolean }) => Promise<Sheet & Reading> },
) {
  const { cache } = useSWRConfig();
  const key = stepViewKey(source);
  return useResource(key, async (): Promise<Sheet> => {
    const reading = cache.get(unstable_serialize(key))?.data === undefined;
    const {
      texts = [],
      suggestions,
      claim_answers: answers,
      platform_list: list,
      ...view
    } = await source.view({ reading });
    for (const version of texts) prefill(keys.version(source, version.number), version);
    if (suggestions) prefill(prefilledSuggestions(source), suggestions);
    if (list) prefill(copywritingKey(source.path[1]), list);
    if (answers && view.step) {
      const place = { task: source.path[1], function: view.step.function, platform: view.platform?.platform_uuid };
      prefill(claimAnswersKey(place), answers);
    }
    return view as Sheet;
  });
}

/** One version; it never changes. */
export const useStepVersion = <Content>(source: StepSource<Content>, version: number | null) =>
  useSWRImmutable(version === null ? null : keys.version(source, version), () => fetchVersion(source, version ?? 0), {
    keepPreviousData: true,
  });

async function fetchVersion<Content>(source: Pick<StepSource<Content>, 'path' | 'version'>, number: number) {
  const known = takePrefilled<StepVersion<Content>>(keys.version(source, number));
  const version = known ?? (await source.version(number));
  rememberPictureSizes(version.picture_sizes);
  return version;
}

/** The latest content of a step, for when a draft no longer exists: the version sent last, `null` if there is none. */
export async function fetchLatest<Content>(source: DraftSource<Content>) {
  const view = await source.view();
  const number = view.versions.at(-1)?.number;
  return { view, content: number ? (await fetchVersion(source, number)).content : null };
}

/** Whether a cache key holds the sheet of a step of any task. */
export const isTaskStepKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'steps';

/** Whether a cache key holds the sheet of a step of this task. Versions are excluded: they never change. */
export const isStepKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'steps' && key[2] === task;
