import useSWRImmutable from 'swr/immutable';
import { rememberPictureSizes } from './picture-sizes';
import { useResource } from './resource';
import type { DraftSource, StepSource } from './step-source';

type StepRef = Pick<StepSource<unknown>, 'path'>;

/** Cache key of a step's sheet. */
export const stepViewKey = ({ path }: StepRef) => ['steps', ...path] as const;

const keys = {
  version: ({ path }: StepRef, version: number) => ['step-versions', ...path, version] as const,
};

/** State, versions and the caller's own draft of a step. */
export const useStep = <Sheet>(source: StepRef & { view: () => Promise<Sheet> }) =>
  useResource(stepViewKey(source), source.view);

/** One version; it never changes. */
export const useStepVersion = <Content>(source: StepSource<Content>, version: number | null) =>
  useSWRImmutable(version === null ? null : keys.version(source, version), () => fetchVersion(source, version ?? 0), {
    keepPreviousData: true,
  });

async function fetchVersion<Content>(source: Pick<StepSource<Content>, 'version'>, number: number) {
  const version = await source.version(number);
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
