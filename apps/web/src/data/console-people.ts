import type { AccountDetail } from '@paidang/contract/entities';
import { platformAccountRoutes } from '@paidang/contract/routes';
import type { AccountStatus, Role } from '@paidang/contract/vocabulary';
import { useSWRConfig } from 'swr';
import { request } from './api';
import { useCursorPages } from './cursor-pages';
import { useResource } from './resource';

const key = 'console-people';

export interface PeopleFilter {
  q: string;
  role?: Role | undefined;
  status?: AccountStatus | undefined;
}

export const usePeople = ({ q, role, status }: PeopleFilter) =>
  useCursorPages([key, 'list', q, role, status], (cursor: string | undefined) =>
    request(platformAccountRoutes.list, { query: { q, role, status, cursor } }),
  );

export const usePersonDetail = (account: string) =>
  useResource(
    [key, 'one', account],
    async () => (await request(platformAccountRoutes.get, { params: { account }, handles: [404] })).data,
    { revalidateOnFocus: false },
  );

/** The moves staff can make with an account, each with a reason. Callers show errors. */
export function useAccountMoves(account: string) {
  const { mutate } = useSWRConfig();
  const keep = async ({ data }: { data: AccountDetail }) => {
    await mutate([key, 'one', account], data, { revalidate: false });
  };
  const withReason = (reason: string) => ({ params: { account }, body: { reason }, handles: 'all' }) as const;
  const { signOut, suspend, unsuspend, superLogin } = platformAccountRoutes;
  return {
    signOut: async (reason: string) => keep(await request(signOut, withReason(reason))),
    suspend: async (reason: string) => keep(await request(suspend, withReason(reason))),
    unsuspend: async (reason: string) => keep(await request(unsuspend, withReason(reason))),
    /** @returns a single-use link that signs in as the person */
    superLogin: async (reason: string) => (await request(superLogin, withReason(reason))).data.url,
  };
}
