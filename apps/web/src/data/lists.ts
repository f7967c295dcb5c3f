import { bankRoutes, districtRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** The lists change with a release only. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

/** Banks, with source and date of the list. */
export const useBanks = () => useResource(['banks'] as const, () => request(bankRoutes.list), once);

/** @param bank its three digits; nothing is asked for without them */
export const useBranches = (bank: string) =>
  useResource(
    /^\d{3}$/.test(bank) ? (['banks', bank] as const) : null,
    async () => (await request(bankRoutes.branches, { params: { id: bank } })).data,
    once,
  );

/** Counties with their districts. */
export const useCounties = () =>
  useResource(['districts'] as const, async () => (await request(districtRoutes.list)).data, once);
