import { bankRoutes, districtRoutes } from '@paidang/contract/routes';
import { request } from './api';
import { useResource } from './resource';

/** The lists only change with a release. */
const immutable = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

/** Banks, with source and date of the list. */
export const useBanks = () => useResource(['banks'] as const, () => request(bankRoutes.list), immutable);

/** @param bank three-digit code; loads nothing for any other value */
export const useBranches = (bank: string) =>
  useResource(
    /^\d{3}$/.test(bank) ? (['banks', bank] as const) : null,
    async () => (await request(bankRoutes.branches, { params: { id: bank } })).data,
    immutable,
  );

/** Counties with their districts. */
export const useCounties = () =>
  useResource(['districts'] as const, async () => (await request(districtRoutes.list)).data, immutable);
