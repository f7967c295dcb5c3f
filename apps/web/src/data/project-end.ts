import { projectRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { request } from './api';
import { isProjectKey } from './projects';
import { isTaskStepKey } from './steps';

/** Closes or cancels a project. The project is reloaded whether or not the call succeeds. Callers show errors. */
export function useProjectEnd(project: string) {
  const { mutate } = useSWRConfig();
  const isAffectedKey = (key: unknown) => isProjectKey(key) || isTaskStepKey(key);
  const then = async (answer: Promise<unknown>): Promise<void> => {
    try {
      await answer;
    } finally {
      await mutate(isAffectedKey);
    }
  };
  const handles = 'all' as const;
  const paramsOf = (cancellation: string) => ({ project, cancellation });
  return {
    close: () => then(request(projectRoutes.close, { params: { project }, handles })),
    cancel: (reason: string) => then(request(projectRoutes.cancel, { params: { project }, body: { reason }, handles })),
    agree: (cancellation: string) =>
      then(request(projectRoutes.agreeToCancel, { params: paramsOf(cancellation), handles })),
    decline: (cancellation: string, reason: string) =>
      then(request(projectRoutes.declineToCancel, { params: paramsOf(cancellation), body: { reason }, handles })),
    withdraw: (cancellation: string) =>
      then(request(projectRoutes.withdrawCancel, { params: paramsOf(cancellation), handles })),
  };
}
