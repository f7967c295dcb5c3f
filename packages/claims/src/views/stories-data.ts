import { check, rulesDate } from '..';
import type { ProductCategory } from '../rules/categories';
import type { ClaimReason, FoundClaims, ShownClaim } from './found-claims';

export const text =
  '剪片剪到凌晨一點，臉比我先累。睡前滴兩滴精華油，掌心搓熱、按壓，消除皺紋，燈一關就睡。全台唯一的配方，限時優惠到月底。#合作';

/** Result of checking a text, as displayed. */
export const claimsIn = (words: string, category: ProductCategory): ShownClaim[] =>
  check(words, { category }).findings.map(({ laws, ...finding }) => ({
    ...finding,
    law: laws.map(({ name, article }) => `${name}${article}`).join('、'),
  }));

export const foundIn = (words: string, category: ProductCategory): FoundClaims => ({
  category,
  rulesDate,
  claims: claimsIn(words, category),
  demands: check(words, { category }).demands.map(({ id }) => id),
  disclosure: null,
});

/** A reason for the most severe claim of the text above. */
export const reasons: readonly ClaimReason[] = claimsIn(text, 'cosmetics')
  .filter(({ severity }) => severity === 3)
  .map(({ claim }) => ({
    id: 'a',
    claim,
    reason: '法規已確認，附人體測試報告。',
    author: { id: 'vendor', name: '許雅筑' },
  }));
