import type { caseReportSchemas } from '../calls/case-reports';
import type { Routes } from './route';

const base = '/api/case-reports/{task}';
const one = `${base}/{url_uid}` as const;

export const caseReportRoutes: Routes<typeof caseReportSchemas> = {
  list: { method: 'GET', path: base, access: 'member' },
  summary: { method: 'GET', path: `${base}/summary`, access: 'member' },
  exportSummary: { method: 'GET', path: `${base}/summary/export`, access: 'member' },
  exportVersion: { method: 'GET', path: `${one}/{version}/export`, access: 'member' },
  request: { method: 'POST', path: `${base}/request`, access: 'member-vendor' },
  save: { method: 'POST', path: one, access: 'member-creator' },
  provide: { method: 'POST', path: `${one}/provide`, access: 'member-creator' },
  open: { method: 'POST', path: `${one}/open`, access: 'member-vendor' },
  requestUpdate: { method: 'POST', path: `${one}/request-update`, access: 'member-vendor' },
  accept: { method: 'POST', path: `${one}/accept`, access: 'member-vendor' },
};
