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

/** The data an authenticator needs to compute codes. */
export interface Enrolment {
  readonly key: string;
  readonly uri: string;
}

const recordOf = (userId: string): string => `staff_second_factors/${userId}`;

/** Accepts codes of one step (30 seconds) before and after, since clocks differ and typing takes time. */
const epochTolerance = 30;

/** Stores the key of a user's authenticator. The second factor counts as set up from the first correct code on. */
export const setKey = (
  { db }: Transaction,
  sealer: Sealer,
  userId: string,
  key: string,
  confirmedAt: Date | null = null,
) => putSecondFactor(db, { userId, ...sealer.seal(recordOf(userId), Buffer.from(key)), confirmedAt });

/** Creates a new key, in the form authenticators accept. */
export function newEnrolment(email: string): Enrolment {
  const key = generateSecret();
  return { key, uri: generateURI({ issuer: '拍檔 Paidang', label: email, secret: key }) };
}

/** Creates and stores a key for a user without an authenticator. A key offered before becomes invalid. */
export async function offerKey(tx: Transaction, sealer: Sealer, { user }: StaffRow): Promise<Enrolment> {
  const enrolment = newEnrolment(user.email);
  await setKey(tx, sealer, user.id, enrolment.key);
  return enrolment;
}

/** Letters and digits that cannot be mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = (): string =>
  Array.from({ length: 10 }, (_, place) => `${place === 5 ? '-' : ''}${alphabet[randomInt(alphabet.length)]}`).join('');

/** Normalises a recovery code as typed. */
const asRecoveryCode = (text: string): string => {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** Creates new recovery codes; previous ones become invalid. */
export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.staff.recoveryCodes }, newCode);
  await putRecoveryCodes(tx.db, userId, codes);
  return codes;
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** The time step the code belongs to; `null` when it matches no step within the tolerance. */
export function timeStepOf(key: string, code: string, now: Date): number | null {
  const token = digitsOf(code);
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({ secret: key, token, epoch: Math.floor(now.getTime() / 1000), epochTolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** The result of checking a code. The first correct code completes the enrolment and returns recovery codes. */
export type CodeResult =
  | { readonly isRight: false }
  | {
      readonly isRight: true;
      readonly recoveryCodes: string[] | null;
      /** The number of remaining recovery codes, when the code was a recovery code. */
      readonly recoveryCodesLeft: number | null;
    };

const wrong: CodeResult = { isRight: false };

/** Checks a code of the authenticator or a recovery code. Each works only once. */
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
