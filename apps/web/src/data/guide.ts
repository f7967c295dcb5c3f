import { guideIds, guideScene } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { isStepKey } from './steps';

/** Whether a cache key is about the demo of the guide. */
const isGuideKey = (key: unknown): boolean =>
  Array.isArray(key) &&
  key.some((part) => typeof part === 'string' && (part === guideIds.project || guideScene(part) !== null));

/** Cache changes of the guide. */
export function useGuideCache() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      /** Shows a sheet that does not exist on the server. */
      showSteps: (task: string, view: unknown) => mutate((key) => isStepKey(key, task), view, { revalidate: false }),
      discard: () => mutate(isGuideKey, undefined, { revalidate: false }),
    }),
    [mutate],
  );
}
