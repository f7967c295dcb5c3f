import type { Notification } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { consoleRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** Unread notices for one staff member; polled as often as the queue counts. */
export function useNotices() {
  const { data: notices, keep } = useResource(
    'console-notices',
    async () => (await request(consoleRoutes.notices, { handles: 'all' })).data,
    { refreshInterval: polling },
  );
  return {
    notices,
    /** Marks a notice as read, on screen immediately. If the request fails, the next poll shows the notice again. */
    read: async ({ uuid }: Pick<Notification, 'uuid'>) => {
      await keep((notices ?? []).filter((one) => one.uuid !== uuid));
      const settings = { params: { notification: uuid }, keepalive: true, pressed: false, handles: 'all' } as const;
      await request(consoleRoutes.readNotice, settings).catch(() => undefined);
    },
  };
}
