import { projectRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { request } from './api';
import { isProjectKey } from './projects';
import { isTaskStepKey } from './steps';

/** How a project ends. Whatever comes of it, the project is loaded again. The caller shows what went wrong. */
export function useProjectEnd(project: string) {
  const { mutate } = useSWRConfig();
  const isTouched = (key: unknown) => isProjectKey(key) || isTaskStepKey(key);
  const then = async (answer: Promise<unknown>): Promise<void> => {
    try {
      await answer;
    } finally {
      await mutate(isTouched);
    }
  };
  const handles = 'all' as const;
  const about = (cancellation: string) => ({ project, cancellation });
  return {
    close: () => then(request(projectRoutes.close, { params: { project }, handles })),
    cancel: (reason: string) => then(request(projectRoutes.cancel, { params: { project }, body: { reason }, handles })),
    agree: (cancellation: string) =>
      then(request(projectRoutes.agreeToCancel, { params: about(cancellation), handles })),
    decline: (cancellation: string, reason: string) =>
      then(request(projectRoutes.declineToCancel, { params: about(cancellation), body: { reason }, handles })),
    withdraw: (cancellation: string) =>
      then(request(projectRoutes.withdrawCancel, { params: about(cancellation), handles })),
  };
}
