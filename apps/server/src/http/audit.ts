import type { Call } from '@paidang/contract/calls';
import type { FastifyRequest } from 'fastify';
import { hasEntrySince, insertEntry } from '../modules/audit';
import { recordSecurity } from '../modules/users';
import { fieldOf } from '../platform/field-of';
import type { Transaction } from '../platform/transaction';
import { accessTarget } from './access';

/** Only UUIDs, numbers and short words are logged: any other parameter may be a secret. */
const isName = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') &&
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{1,9}|[a-z-]{1,30})$/i.test(String(value));

/** The path of a call, with the parameters that may be logged filled in. */
const pathOf = (call: Call, params: unknown): string =>
  call.path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = fieldOf(params, name);
    return isName(value) ? String(value) : place;
  });

/** Records in the security log what is changed in a super login. */
async function auditSuperLogin(tx: Transaction, call: Call, { user, params }: FastifyRequest, body: unknown) {
  const task = accessTarget(call) === 'body' ? fieldOf(body, 'task_uuid') : undefined;
  const detail = `${call.method} ${pathOf(call, params)}${isName(task) ? `?task_uuid=${task}` : ''}`;
  await recordSecurity(tx, 'super-login-write', { userId: user?.id, detail });
}

/** Repeated reads are logged once an hour: pages refetch automatically, and would bury the other entries. */
const readWindowMs = 3_600_000;

/** Records in the audit log what a member of staff reads or changes, with the reason they gave. */
async function auditStaff(tx: Transaction, call: Call, { user, params, ip }: FastifyRequest, body: unknown) {
  if (!user) return;
  const entry = { staffId: user.id, call: `${call.method} ${call.path}`, path: pathOf(call, params) };
  const readSince = new Date(tx.now.getTime() - readWindowMs);
  if (call.method === 'GET' && (await hasEntrySince(tx.db, entry, readSince))) return;
  const reason = fieldOf(body, 'reason');
  await insertEntry(tx, { ...entry, reason: typeof reason === 'string' ? reason : '', ip });
}

/** Records who made a call, where required: changes made in a super login, and everything staff do. */
export async function auditCall(tx: Transaction, call: Call, request: FastifyRequest, body: unknown): Promise<void> {
  if (tx.isSuperLogin && call.method !== 'GET') await auditSuperLogin(tx, call, request, body);
  if (call.access === 'platform' && !call.unaudited) await auditStaff(tx, call, request, body);
}
