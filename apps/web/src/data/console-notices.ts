import type { Notification } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { consoleRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** What concerns one member of staff alone and is unread; asked for as often as what waits in the queues. */
export function useNotices() {
  const { data: notices, keep } = useResource(
    'console-notices',
    async () => (await request(consoleRoutes.notices, { handles: 'all' })).data,
    { refreshInterval: polling },
  );
  return {
    notices,
    /** Read, on screen at once; one that could not be told is there again with the next answer. */
    read: async ({ uuid }: Pick<Notification, 'uuid'>) => {
      await keep((notices ?? []).filter((one) => one.uuid !== uuid));
      const settings = { params: { notification: uuid }, keepalive: true, pressed: false, handles: 'all' } as const;
      await request(consoleRoutes.readNotice, settings).catch(() => undefined);
    },
  };
}
