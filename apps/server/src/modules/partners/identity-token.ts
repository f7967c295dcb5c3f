import { partnerTokenAlgorithm, partnerTokenAudience } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { importSPKI, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/errors';
import type { PartnerRow } from './store';

/** Tolerated clock difference, in seconds. */
const clockTolerance = 30;
const maxLifetimeSeconds = limits.partner.tokenMinutes * 60;

const Claims = z
  .object({
    sub: z.string().min(1).max(limits.partner.subjectLength),
    name: z.string().trim().min(1).max(limits.partner.nameLength),
    iat: z.number().int(),
    exp: z.number().int(),
  })
  .refine(({ iat, exp }) => exp - iat <= maxLifetimeSeconds);

/** A visitor as identified by the partner. */
export interface PartnerIdentity {
  readonly subject: string;
  readonly name: string;
}

/** Does not disclose the reason, so that it does not help forgers. */
export const refusedToken = () => new AppError('0403', { message: '合作網站的身分憑證無效或已過期' });

/**
 * Reads the visitor from a token.
 *
 * @throws 0403 unless it was signed with this partner's key, for us, within the last minutes and with a short lifetime.
 */
export async function readIdentityToken(token: string, partner: PartnerRow, now: Date): Promise<PartnerIdentity> {
  const key = await importSPKI(partner.publicKey, partnerTokenAlgorithm);
  const verified = await jwtVerify(token, key, {
    algorithms: [partnerTokenAlgorithm],
    issuer: partner.slug,
    audience: partnerTokenAudience,
    requiredClaims: ['sub', 'name', 'iat', 'exp'],
    maxTokenAge: maxLifetimeSeconds,
    clockTolerance,
    currentDate: now,
  }).catch(() => null);
  const claims = Claims.safeParse(verified?.payload);
  if (!claims.success) throw refusedToken();
  return { subject: claims.data.sub, name: claims.data.name };
}
