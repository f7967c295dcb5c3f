import { randomInt } from 'node:crypto';
import { limits } from '@paidang/contract/limits';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Sealer } from '../../platform/sealing';
import type { Transaction } from '../../platform/transaction';
import type { StaffRow } from '../staff';
import {
  changeSecondFactor,
  lockSecondFactor,
  putRecoveryCodes,
  putSecondFactor,
  spendRecoveryCode,
} from './second-factor-store';

/** What an authenticator needs to compute codes. */
export interface Enrolment {
  readonly key: string;
  readonly uri: string;
}

const recordOf = (userId: string): string => `staff_second_factors/${userId}`;

/** One step of 30 seconds before and after: clocks differ, and typing takes a while. */
const epochTolerance = 30;

/** Keeps the key of somebody's authenticator. It counts from the first right code on. */
export const setKey = (
  { db }: Transaction,
  sealer: Sealer,
  userId: string,
  key: string,
  confirmedAt: Date | null = null,
) => putSecondFactor(db, { userId, ...sealer.seal(recordOf(userId), Buffer.from(key)), confirmedAt });

/** Makes a key for somebody who has none; one that was offered before is no longer good. */
export async function offerKey(tx: Transaction, sealer: Sealer, { user }: StaffRow): Promise<Enrolment> {
  const key = generateSecret();
  await setKey(tx, sealer, user.id, key);
  return { key, uri: generateURI({ issuer: '拍檔 Paidang', label: user.email, secret: key }) };
}

/** Letters that look like no other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = (): string =>
  Array.from({ length: 10 }, (_, place) => `${place === 5 ? '-' : ''}${alphabet[randomInt(alphabet.length)]}`).join('');

/** A recovery code however it was typed. */
const asRecoveryCode = (text: string): string => {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** What a code came to: wrong, right, or the first right one, which ends the enrolment with recovery codes. */
export type CodeResult =
  | { readonly isRight: false }
  | { readonly isRight: true; readonly recoveryCodes: string[] | null };

/** Checks a code of the authenticator, or a recovery code. Each works once. */
export async function checkCode(tx: Transaction, sealer: Sealer, userId: string, text: string): Promise<CodeResult> {
  const factor = await lockSecondFactor(tx.db, userId);
  if (!factor) return { isRight: false };
  const token = text.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) {
    const isRight = factor.confirmedAt !== null && (await spendRecoveryCode(tx.db, userId, asRecoveryCode(token)));
    return isRight ? { isRight, recoveryCodes: null } : { isRight: false };
  }
  const secret = sealer.open(recordOf(userId), factor).toString();
  const epoch = Math.floor(tx.now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance });
  if (!result.valid || !('timeStep' in result) || result.timeStep <= factor.lastStep) return { isRight: false };
  await changeSecondFactor(tx.db, userId, { lastStep: result.timeStep, confirmedAt: factor.confirmedAt ?? tx.now });
  if (factor.confirmedAt) return { isRight: true, recoveryCodes: null };
  const recoveryCodes = Array.from({ length: limits.staff.recoveryCodes }, newCode);
  await putRecoveryCodes(tx.db, userId, recoveryCodes);
  return { isRight: true, recoveryCodes };
}
