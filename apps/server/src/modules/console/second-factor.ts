import { randomInt } from 'node:crypto';
import { limits } from '@paidang/contract/limits';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Sealer } from '../../platform/sealing';
import type { Transaction } from '../../platform/transaction';
import type { StaffRow } from '../staff';
import {
  changeSecondFactor,
  countRecoveryCodes,
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

/** A new key, as an authenticator takes it. */
export function newEnrolment(email: string): Enrolment {
  const key = generateSecret();
  return { key, uri: generateURI({ issuer: '拍檔 Paidang', label: email, secret: key }) };
}

/** Makes a key for somebody who has none; one that was offered before is no longer good. */
export async function offerKey(tx: Transaction, sealer: Sealer, { user }: StaffRow): Promise<Enrolment> {
  const enrolment = newEnrolment(user.email);
  await setKey(tx, sealer, user.id, enrolment.key);
  return enrolment;
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

/** Makes new recovery codes; those before are no longer good. */
export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.staff.recoveryCodes }, newCode);
  await putRecoveryCodes(tx.db, userId, codes);
  return codes;
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** The time step of which this is the code; `null` when it is of none that is near. */
export function timeStepOf(key: string, code: string, now: Date): number | null {
  const token = digitsOf(code);
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({ secret: key, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** What a code came to. The first right one ends the enrolment with recovery codes. */
export type CodeResult =
  | { readonly isRight: false }
  | {
      readonly isRight: true;
      readonly recoveryCodes: string[] | null;
      /** How many there still are, when it was one of them. */
      readonly recoveryCodesLeft: number | null;
    };

const wrong: CodeResult = { isRight: false };

/** Checks a code of the authenticator, or a recovery code. Each works once. */
export async function checkCode(tx: Transaction, sealer: Sealer, userId: string, text: string): Promise<CodeResult> {
  const factor = await lockSecondFactor(tx.db, userId);
  if (!factor) return wrong;
  const { confirmedAt, lastStep } = factor;
  const token = digitsOf(text);
  if (!/^\d{6}$/.test(token)) {
    if (!confirmedAt || !(await spendRecoveryCode(tx.db, userId, asRecoveryCode(token)))) return wrong;
    return { isRight: true, recoveryCodes: null, recoveryCodesLeft: await countRecoveryCodes(tx.db, userId) };
  }
  const timeStep = timeStepOf(sealer.open(recordOf(userId), factor).toString(), token, tx.now);
  if (timeStep === null || timeStep <= lastStep) return wrong;
  await changeSecondFactor(tx.db, userId, { lastStep: timeStep, confirmedAt: confirmedAt ?? tx.now });
  const recoveryCodes = confirmedAt ? null : await renewRecoveryCodes(tx, userId);
  return { isRight: true, recoveryCodes, recoveryCodesLeft: null };
}
