import { announcementRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './call-types';
import { useResource } from './resource';
import { useIntentionKey } from './use-intention-key';

export type AnnouncementInput = RequestOf<typeof announcementRoutes.send>['body'];

/** How often one that is being sent is asked about. */
const whileSending = 5000;

/** What was announced, and how many people each audience is. */
export function useAnnouncements() {
  const { keyFor, done } = useIntentionKey();
  const { data, error, refresh } = useResource(
    ['console-announcements'],
    async () => {
      const { data: announcements, meta } = await request(announcementRoutes.list);
      return { announcements, people: meta.people };
    },
    { refreshInterval: whileSending },
  );
  const send = async (body: AnnouncementInput) => {
    const idempotencyKey = keyFor(JSON.stringify(body));
    await request(announcementRoutes.send, { body, idempotencyKey, handles: 'all' });
    done();
    await refresh();
  };
  return { data, hasFailed: error !== undefined && !data, refresh, send };
}
