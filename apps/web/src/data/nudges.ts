import { nudgeRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** The caller's reminder of a step today, and the call that sends it. */
export function useNudge(task: string, step: string) {
  const params = { task, step };
  const { data, keep } = useResource(
    ['nudge', task, step],
    async () => (await request(nudgeRoutes.today, { params, handles: 'all' })).data,
  );
  const send = async () => void (await keep((await request(nudgeRoutes.send, { params, handles: 'all' })).data));
  return { nudge: data, send };
}
