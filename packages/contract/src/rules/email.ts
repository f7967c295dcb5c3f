import { messages } from './messages';
import type { Message } from './result';

const fullWidth = /[\u3000\uff01-\uff5e\uffe0-\uffee]/;
// HTML Living Standard, "valid e-mail address", plus a dot in the domain.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** `true` for an address that looks deliverable, without white space or full-width characters. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && !/\s/.test(value) && !fullWidth.test(value) && pattern.test(value);

/**
 * Checks an e-mail field.
 *
 * @param form wording of dialogs or of full-page forms. @default 'dialog'
 * @example checkEmail('abc') // '電子郵件不正確'
 */
export function checkEmail(value: string, form: 'dialog' | 'page' = 'dialog'): Message {
  if (value === '') return form === 'dialog' ? messages.rememberToFill : messages.fillThisField;
  if (isEmail(value)) return null;
  return form === 'dialog' ? messages.emailIncorrect : messages.emailFormat;
}
