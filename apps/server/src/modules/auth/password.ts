import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's parameters (19 MiB, 2 passes), which follow OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

const stranger = hash('nobody has this password');

/** Takes as long for an account that does not exist (`null`) as for one that does. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await stranger), password);
  return passwordHash !== null && matches;
}
