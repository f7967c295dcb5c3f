import type { ClaimAnswer, Step, Suggestion, TaskPlatform } from '@paidang/contract/entities';
import { unstable_serialize, useSWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { claimAnswersKey } from './claims';
import { hand, takeHanded } from './handed';
import { rememberPictureSizes } from './picture-sizes';
import { useResource } from './resource';
import type { DraftSource, StepSource, StepVersion } from './step-source';
import { handedSuggestions } from './suggestions';

type StepRef = Pick<StepSource<unknown>, 'path'>;

/** Cache key of a step's sheet. */
export const stepViewKey = ({ path }: StepRef) => ['steps', ...path] as const;

const keys = {
  version: ({ path }: StepRef, version: number) => ['step-versions', ...path, version] as const,
};

/** What a step view may contain besides: see `readingOf` of the contract. */
interface Reading {
  texts?: readonly StepVersion<unknown>[] | undefined;
  suggestions?: readonly Suggestion[] | undefined;
  claim_answers?: readonly ClaimAnswer[] | undefined;
  step?: Pick<Step, 'function'>;
  platform?: Pick<TaskPlatform, 'platform_uuid'> | null;
}

/** State, versions and the caller's own draft of a step. The first time it comes with what its page reads next. */
export function useStep<Sheet>(
  source: StepRef & { view: (options: { reading: boolean }) => Promise<Sheet & Reading> },
) {
  const { cache } = useSWRConfig();
  const key = stepViewKey(source);
  return useResource(key, async (): Promise<Sheet> => {
    const reading = cache.get(unstable_serialize(key))?.data === undefined;
    const { texts = [], suggestions, claim_answers: answers, ...view } = await source.view({ reading });
    for (const version of texts) hand(keys.version(source, version.number), version);
    if (suggestions) hand(handedSuggestions(source), suggestions);
    if (answers && view.step) {
      const place = { task: source.path[1], function: view.step.function, platform: view.platform?.platform_uuid };
      hand(claimAnswersKey(place), answers);
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
  const known = takeHanded<StepVersion<Content>>(keys.version(source, number));
  const version = known ?? (await source.version(number));
  rememberPictureSizes(version.picture_sizes);
  return version;
}

/** The newest words of a step, when a draft turns out to be gone: what was sent last, `null` when nothing was. */
export async function fetchLatest<Content>(source: DraftSource<Content>) {
  const view = await source.view();
  const number = view.versions.at(-1)?.number;
  return { view, content: number ? (await fetchVersion(source, number)).content : null };
}

/** Whether a cache key is the sheet of any task's step. */
export const isTaskStepKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'steps';

/** Whether a cache key is the sheet of one of this task's steps. Versions never change. */
export const isStepKey = (key: unknown, task: string): boolean =>
  Array.isArray(key) && key[0] === 'steps' && key[2] === task;
