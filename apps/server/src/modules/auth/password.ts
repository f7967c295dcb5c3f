import { hash, verify } from '@node-rs/argon2';
import { messages } from '@paidang/contract/rules';
import { invalid } from '../../platform/errors';
import { commonPasswords } from './common-passwords';

/** argon2id with the library's parameters (19 MiB, 2 passes), which follow OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** The hash of a password somebody chooses. @throws 0422 at its field for one that everybody tries first */
export function hashNewPassword(password: string): Promise<string> {
  if (!commonPasswords.has(password.toLowerCase())) return hashPassword(password);
  throw invalid({ errors: { password: [messages.passwordTooCommon] } });
}

const stranger = hash('nobody has this password');

/** Takes as long for an account that does not exist (`null`) as for one that does. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await stranger), password);
  return passwordHash !== null && matches;
}
