import type { caseReportSchemas } from '../calls/case-reports';
import type { Routes } from './route';

const base = '/api/case-reports/{task}';
const itemPath = `${base}/{url_uid}` as const;

export const caseReportRoutes: Routes<typeof caseReportSchemas> = {
  list: { method: 'GET', path: base, access: 'member' },
  summary: { method: 'GET', path: `${base}/summary`, access: 'member' },
  exportSummary: { method: 'GET', path: `${base}/summary/export`, access: 'member' },
  exportVersion: { method: 'GET', path: `${itemPath}/{version}/export`, access: 'member' },
  request: { method: 'POST', path: `${base}/request`, access: 'member-vendor' },
  save: { method: 'POST', path: itemPath, access: 'member-creator' },
  provide: { method: 'POST', path: `${itemPath}/provide`, access: 'member-creator' },
  open: { method: 'POST', path: `${itemPath}/open`, access: 'member-vendor' },
  requestUpdate: { method: 'POST', path: `${itemPath}/request-update`, access: 'member-vendor' },
  accept: { method: 'POST', path: `${itemPath}/accept`, access: 'member-vendor' },
};
