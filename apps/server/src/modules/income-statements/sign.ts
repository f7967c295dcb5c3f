import { createHash } from 'node:crypto';
import type { IncomeStatement, Signature } from '@paidang/contract/entities';

/** A statement before it is signed. */
export type UnsignedStatement = Omit<IncomeStatement, 'number' | 'signature'>;

/** A statement as its payee has read and signed it. */
export type SignedStatement = UnsignedStatement & { readonly signature: Signature };

/** A name as it is compared: input methods differ in width, and people in spaces. */
const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Whether a name typed to sign is the payee's. */
export const isSignedBy = ({ payee }: UnsignedStatement, name: string): boolean =>
  nameKey(name) === nameKey(payee.name);

/** A statement with a name below it, and what proves later that this is what was signed (電子簽章法). */
export function signStatement(
  statement: UnsignedStatement,
  { name, ip }: Pick<Signature, 'name' | 'ip'>,
  now: Date,
): SignedStatement {
  const at = now.toISOString();
  const digest = createHash('sha256').update(JSON.stringify({ statement, name, at })).digest('hex');
  return { ...statement, signature: { name, at, ip, digest } };
}
