import { partnerTokenAlgorithm, partnerTokenAudience } from '@paidang/contract/calls';
import { importPKCS8, type JWTPayload, SignJWT } from 'jose';
import { addPartner, type KeyedPartner } from '../../src/modules/partners/admin-service';
import type { Transact } from '../../src/platform/transaction';
import { createUser, type TestUser } from './users';

export interface TestPartner extends KeyedPartner {
  /** The account that replies to its visitors. */
  readonly host: TestUser;
}

export async function createPartner(
  transact: Transact,
  { slug = 'shop', origins = ['https://shop.example'] }: { slug?: string; origins?: readonly string[] } = {},
): Promise<TestPartner> {
  const host = await createUser(transact, { role: 'Vendor', name: '許雅筑' });
  const keyed = await transact((tx) => addPartner(tx, { slug, name: '山眠選物', account: host.email, origins }));
  return { ...keyed, host };
}

/** A token signed like a partner's server does; `claims` overrides the valid ones, `undefined` removes one. */
export async function signToken(
  { partner, privateKey }: KeyedPartner,
  claims: { [claim: string]: unknown } & JWTPayload = {},
  now = Date.now(),
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const payload = {
    iss: partner.slug,
    aud: partnerTokenAudience,
    sub: 'customer-1',
    name: '林小姐',
    iat: seconds,
    exp: seconds + 300,
    ...claims,
  };
  const key = await importPKCS8(privateKey, partnerTokenAlgorithm);
  return new SignJWT(payload).setProtectedHeader({ alg: partnerTokenAlgorithm }).sign(key);
}
