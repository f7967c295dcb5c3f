import { announcementRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './client';
import { useResource } from './resource';
import { useIntentionKey } from './use-intention-key';

export type AnnouncementInput = RequestOf<typeof announcementRoutes.send>['body'];

/** Refresh interval, which shows the progress of an announcement that is being sent, ms. */
const refreshInterval = 5000;

/** Past announcements, and the number of people in each audience. */
export function useAnnouncements() {
  const { keyFor, done } = useIntentionKey();
  const { data, error, refresh } = useResource(
    ['console-announcements'],
    async () => {
      const { data: announcements, meta } = await request(announcementRoutes.list);
      return { announcements, people: meta.people };
    },
    { refreshInterval },
  );
  const send = async (body: AnnouncementInput) => {
    const idempotencyKey = keyFor(JSON.stringify(body));
    await request(announcementRoutes.send, { body, idempotencyKey, handles: 'all' });
    done();
    await refresh();
  };
  return { data, hasFailed: error !== undefined && !data, refresh, send };
}
