import { limits } from '../limits';
import { messages } from './messages';
import type { Message } from './result';

const characters = /^[\d+()\-\s.]*$/;
const charactersWithExtension = /^[\d+()\-\s.#]*$/;
const minLength = 7;

function checkPhone(value: string, allowed: RegExp): Message {
  if (!allowed.test(value) || value.length > limits.account.phoneLength) return messages.checkFormat;
  return value.length < minLength ? messages.phoneTooShort : null;
}

/** Form A: optional; digits, `+`, parentheses, hyphen, space and dot. */
export const checkOptionalPhone = (value: string): Message =>
  value.trim() === '' ? null : checkPhone(value, characters);

/** Form B: required; the characters of form A, and `#` for an extension. */
export const checkRequiredPhone = (value: string): Message =>
  value.trim() === '' ? messages.fillThisField : checkPhone(value, charactersWithExtension);
