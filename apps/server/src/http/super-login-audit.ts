import type { Call } from '@paidang/contract/calls';
import type { FastifyRequest } from 'fastify';
import { recordSecurity } from '../modules/users';
import type { Transaction } from '../platform/transaction';
import { accessTarget } from './access';

/** Uuids and version numbers are logged; any other parameter may be a secret. */
const isName = (value: unknown): value is string | number =>
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{1,9})$/i.test(String(value));

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The call and what it is about. */
function detailOf(call: Call, params: unknown, body: unknown): string {
  const path = call.path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = field(params, name);
    return isName(value) ? String(value) : place;
  });
  const task = accessTarget(call) === 'body' ? field(body, 'task_uuid') : undefined;
  return `${call.method} ${path}${isName(task) ? `?task_uuid=${task}` : ''}`;
}

/** Records the writes of super logins in the security log. */
export async function auditSuperLogin(
  tx: Transaction,
  call: Call,
  { user, params }: FastifyRequest,
  body: unknown,
): Promise<void> {
  if (!tx.isSuperLogin || call.method === 'GET') return;
  await recordSecurity(tx, 'super-login-write', { userId: user?.id, detail: detailOf(call, params, body) });
}
