import { limits } from '../limits';
import { messages } from './messages';
import type { Message } from './result';

const forbidden = /[\s\u3000\uff01-\uff5e\uffe0-\uffee*+?^$(){}|/'"[\]\\]/;

/**
 * Checks a password for signing in: no spaces, full-width characters, quotes, brackets or `* + ? ^ $ { } ( ) | / \`.
 *
 * @param form wording of dialogs or of full-page forms. @default 'dialog'
 */
export function checkPassword(value: string, form: 'dialog' | 'page' = 'dialog'): Message {
  if (value === '') return form === 'dialog' ? messages.rememberToFill : messages.fillPassword;
  return forbidden.test(value) ? messages.checkFormat : null;
}

/** Checks a new password: like {@link checkPassword}, and at least 8 characters. */
export function checkNewPassword(value: string, form: 'dialog' | 'page' = 'dialog'): Message {
  return checkPassword(value, form) ?? (value.length < limits.passwordLength ? messages.passwordTooShort : null);
}
