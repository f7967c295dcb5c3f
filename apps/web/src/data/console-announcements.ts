import { announcementRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './call-types';
import { useResource } from './resource';

export type AnnouncementInput = RequestOf<typeof announcementRoutes.send>['body'];

/** How often one that is being sent is asked about. */
const whileSending = 5000;

/** What was announced, and how many people each audience is. */
export function useAnnouncements() {
  const { data, error, refresh } = useResource(
    ['console-announcements'],
    async () => {
      const { data: announcements, meta } = await request(announcementRoutes.list);
      return { announcements, people: meta.people };
    },
    { refreshInterval: whileSending },
  );
  const send = async (body: AnnouncementInput) => {
    await request(announcementRoutes.send, { body, handles: 'all' });
    await refresh();
  };
  return { data, hasFailed: error !== undefined && !data, refresh, send };
}
