import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { refreshNotifications } from './notifications';
import { isProjectKey } from './projects';

/** Cache refreshes triggered by the live connection. */
export function useLiveCache() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      refreshNotifications: () => refreshNotifications(mutate),
      refreshProjects: () => mutate(isProjectKey),
      refreshAll: () => mutate(() => true),
    }),
    [mutate],
  );
}
