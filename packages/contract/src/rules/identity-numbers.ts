import { required } from './required';
import type { Message } from './result';
import { serviceDataMessages } from './service-data-messages';

/** Letters in the order of the numbers they stand for, from 10. */
const letters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';
const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1];

const numberOf = (letter: string): number => letters.indexOf(letter) + 10;

/**
 * Whether the weighted digits add up to a multiple of ten. The first letter counts as two digits, a second one as its last digit.
 */
function hasCheckSum(value: string): boolean {
  const second = /[A-Z]/.test(value.charAt(1)) ? numberOf(value.charAt(1)) % 10 : value.charAt(1);
  const digits = `${numberOf(value.charAt(0))}${second}${value.slice(2)}`;
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 10 === 0;
}

const idNumber = /^[A-Z][12]\d{8}$/;
/** Since 2021 a letter followed by 8 or 9; before, two letters. */
const residencePermit = /^[A-Z][89A-D]\d{8}$/;
const passport = /^(?=.*\d)[A-Z\d]{5,12}$/;

/** Checks a 身分證字號, in capitals. @example checkIdNumber('A123456789') // null */
export const checkIdNumber = (value: string): Message =>
  required(value, idNumber.test(value) && hasCheckSum(value), serviceDataMessages.idNumber);

/** Checks the number of either kind of 居留證, in capitals. @example checkResidencePermit('A800000014') // null */
export const checkResidencePermit = (value: string): Message =>
  required(value, residencePermit.test(value) && hasCheckSum(value), serviceDataMessages.residencePermit);

/** Checks the format of a passport number, in capitals: countries have no common check sum. */
export const checkPassport = (value: string): Message =>
  required(value, passport.test(value), serviceDataMessages.passport);
