import { guestLinkRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { request } from './api';
import type { RequestOf } from './call-types';
import { useResource } from './resource';

const keyOf = (task: string) => ['guest-links', task] as const;

/** The guest links to a task's video, newest first. */
export const useGuestLinks = (task: string | null) =>
  useResource(
    task && keyOf(task),
    async () => (await request(guestLinkRoutes.list, { params: { task: task ?? '' } })).data,
  );

export type GuestLinkInput = RequestOf<typeof guestLinkRoutes.make>['body'];

/** Makes and ends links; who presses for it shows what went wrong. */
export function useGuestLinkMoves(task: string) {
  const { mutate } = useSWRConfig();
  const handles = 'all' as const;
  return {
    make: async (body: GuestLinkInput, idempotencyKey: string) => {
      const { data } = await request(guestLinkRoutes.make, { params: { task }, body, idempotencyKey, handles });
      await mutate(keyOf(task));
      return data;
    },
    revoke: async (link: string) => {
      await request(guestLinkRoutes.revoke, { params: { task, link }, handles });
      await mutate(keyOf(task));
    },
    addressOf: async (link: string) =>
      (await request(guestLinkRoutes.address, { params: { task, link }, handles, pressed: true })).data.address,
  };
}
