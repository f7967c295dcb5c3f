import type { IncomeStatement } from '@paidang/contract/entities';
import { siteOf } from '../../config/site';
import type { Platform } from '../../platform/platform';

/** Settings that services for payment requests need: the keys, and the payer's details. */
export type RewardContext = Pick<Platform, 'env' | 'sealer'>;

/** The platform as payer of a statement. */
export function platformAsPayer({ env }: RewardContext): IncomeStatement['payer'] {
  const { company = '拍檔', taxId = '', address = '' } = siteOf(env);
  return { name: company, tax_id: taxId, address };
}
