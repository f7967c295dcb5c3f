import { createHash } from 'node:crypto';
import type { IncomeStatement, Signature } from '@paidang/contract/entities';

/** A statement before it is signed. */
export type UnsignedStatement = Omit<IncomeStatement, 'number' | 'signature'>;

/** A statement as its payee signed it. */
export type SignedStatement = UnsignedStatement & { readonly signature: Signature };

/** Adds a signature to a statement, with a digest that later proves what was signed (電子簽章法). */
export function signStatement(
  statement: UnsignedStatement,
  { name, ip }: Pick<Signature, 'name' | 'ip'>,
  now: Date,
): SignedStatement {
  const at = now.toISOString();
  const digest = createHash('sha256').update(JSON.stringify({ statement, name, at })).digest('hex');
  return { ...statement, signature: { name, at, ip, digest } };
}
