import { messages } from './messages';
import type { Message } from './result';

const characters = /^[\d+()\-\s.]*$/;
const charactersWithExtension = /^[\d+()\-\s.#]*$/;
const minLength = 7;

/** Form A: optional; digits, `+`, parentheses, hyphen, space and dot. */
export function checkOptionalPhone(value: string): Message {
  if (value === '') return null;
  if (!characters.test(value)) return messages.checkFormat;
  return value.length < minLength ? messages.phoneTooShort : null;
}

/** Form B: required; form A's characters and `#` for an extension. */
export function checkRequiredPhone(value: string): Message {
  if (value === '') return messages.fillThisField;
  if (!charactersWithExtension.test(value)) return messages.checkFormat;
  return value.length < minLength ? messages.phoneTooShort : null;
}
