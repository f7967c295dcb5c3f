import { guestLinkRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { request } from './api';
import type { RequestOf } from './client';
import { useResource } from './resource';

/** What a guest link shows: the copy of a platform, or without a platform the video of the task. */
export interface GuestSubject {
  task: string;
  platform?: string | undefined;
}

const keyOf = ({ task, platform }: GuestSubject) => ['guest-links', task, platform ?? ''] as const;

/** The guest links of a subject, newest first. */
export const useGuestLinks = ({ task, platform }: GuestSubject) =>
  useResource(keyOf({ task, platform }), async () => {
    const query = platform ? { platform } : {};
    return (await request(guestLinkRoutes.list, { params: { task }, query })).data;
  });

export type GuestLinkInput = Omit<RequestOf<typeof guestLinkRoutes.make>['body'], 'platform'>;

/** Creates and revokes links. Callers show errors. */
export function useGuestLinkMoves(subject: GuestSubject) {
  const { task, platform } = subject;
  const { mutate } = useSWRConfig();
  const handles = 'all' as const;
  return {
    make: async (input: GuestLinkInput, idempotencyKey: string) => {
      const body = { ...input, ...(platform ? { platform } : {}) };
      const { data } = await request(guestLinkRoutes.make, { params: { task }, body, idempotencyKey, handles });
      await mutate(keyOf(subject));
      return data;
    },
    revoke: async (link: string) => {
      await request(guestLinkRoutes.revoke, { params: { task, link }, handles });
      await mutate(keyOf(subject));
    },
    addressOf: async (link: string) =>
      (await request(guestLinkRoutes.address, { params: { task, link }, handles, pressed: true })).data.address,
  };
}
