import type { feeStatementSchemas } from '../calls/fee-statements';
import type { Routes } from './route';

const base = '/api/tasks/{task}/fee-statement';

export const feeStatementRoutes: Routes<typeof feeStatementSchemas> = {
  get: { method: 'GET', path: base, access: 'member' },
  make: { method: 'POST', path: base, access: 'member-vendor', afterEnd: true },
  withdraw: { method: 'POST', path: `${base}/withdraw`, access: 'member-vendor', afterEnd: true },
  sign: { method: 'POST', path: `${base}/sign`, access: 'member-creator', afterEnd: true },
  invoice: { method: 'POST', path: `${base}/invoice`, access: 'member-creator', afterEnd: true },
  decline: { method: 'POST', path: `${base}/decline`, access: 'member-creator', afterEnd: true },
  void: { method: 'POST', path: `${base}/void`, access: 'member-vendor', afterEnd: true },
  file: { method: 'GET', path: `${base}/file`, access: 'member' },
  wholeFile: { method: 'POST', path: `${base}/file`, access: 'member-vendor', afterEnd: true },
};
