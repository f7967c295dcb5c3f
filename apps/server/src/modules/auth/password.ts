import { hash, verify } from '@node-rs/argon2';
import { messages } from '@paidang/contract/rules';
import { invalid } from '../../platform/errors';
import { commonPasswords } from './common-passwords';

/** argon2id with the library's parameters (19 MiB, 2 passes), which follow OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Hashes a new password. @throws 0422 at its field for a common password */
export function hashNewPassword(password: string): Promise<string> {
  if (!commonPasswords.has(password.toLowerCase())) return hashPassword(password);
  throw invalid({ errors: { password: [messages.passwordTooCommon] } });
}

const placeholderHash = hash('nobody has this password');

/** Compares a password; takes equally long when the account does not exist (`null`). */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await placeholderHash), password);
  return passwordHash !== null && matches;
}
