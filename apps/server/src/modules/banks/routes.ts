import { bankCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { bankSource, listBanks } from './bank-list';

const day = 24 * 60 * 60;

export function bankRoutes(calls: CallRegistry): void {
  calls.user(bankCalls.list, { cacheSeconds: day }, async () => {
    const banks = await listBanks();
    return { data: [...banks.values()].map(({ code, name }) => ({ code, name })), meta: bankSource };
  });

  calls.user(bankCalls.branches, { cacheSeconds: day }, async (_, { params }) => ({
    data: (await listBanks()).get(params.id)?.branches ?? [],
    meta: bankSource,
  }));
}
