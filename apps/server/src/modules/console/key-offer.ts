import { errorCodes } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { staffMessages } from '@paidang/contract/rules';
import { z } from 'zod';
import { AppError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { CurrentAccount } from '../users';
import { type Enrolment, newEnrolment } from './second-factor';

const Offer = z.object({ key: z.string(), until: z.number() });

const recordOf = (userId: string): string => `staff_second_factors/${userId}/offer`;

/**
 * Offers a key for another authenticator. The current one stays in use until a code of the new one was checked, so the
 * browser holds the offer. It is sealed, so that nobody can submit a key of their own or one offered to another user.
 */
export function offerAnotherKey(
  { sealer, clock }: Pick<Platform, 'sealer' | 'clock'>,
  { id, email }: CurrentAccount,
): Enrolment & { offer: string } {
  const enrolment = newEnrolment(email);
  const until = clock().getTime() + limits.staff.offerMinutes * 60_000;
  const { keyId, wrappedKey, sealed } = sealer.sealJson(recordOf(id), { key: enrolment.key, until });
  const parts = [wrappedKey, sealed].map((bytes) => Buffer.from(bytes).toString('base64url'));
  return { ...enrolment, offer: [keyId, ...parts].join('.') };
}

/** Returns the key of an offer. @throws 0409 for an offer that has expired or was not issued to this user */
export function openOffer(
  { sealer, clock }: Pick<Platform, 'sealer' | 'clock'>,
  { id }: CurrentAccount,
  offer: string,
): string {
  const [keyId = '', wrappedKey = '', sealed = ''] = offer.split('.');
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  try {
    const opened = sealer.openJson(recordOf(id), { keyId, wrappedKey: bytes(wrappedKey), sealed: bytes(sealed) });
    const { key, until } = Offer.parse(opened);
    if (clock().getTime() < until) return key;
  } catch {
    // Not sealed by this server, or for another user.
  }
  throw new AppError(errorCodes.conflict, { message: staffMessages.keyExpired });
}
