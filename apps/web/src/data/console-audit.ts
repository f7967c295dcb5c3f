import type { AuditFilter } from '@paidang/contract/calls';
import { auditRoutes } from '@paidang/contract/routes';
import { open, request } from './api';
import { useCursorPages } from './cursor-pages';
import { useResource } from './resource';
import { fileFromResponse } from './version-files';

const key = 'console-audit';

/** Audit log entries the caller may read. */
export const useAuditEntries = (filter: AuditFilter) =>
  useCursorPages([key, 'list', filter], (cursor: number | undefined) =>
    request(auditRoutes.list, { query: { ...filter, cursor } }),
  );

/** The people and actions the log can be filtered by. */
export const useAuditChoices = () =>
  useResource([key, 'choices'], async () => (await request(auditRoutes.choices)).data, { revalidateOnFocus: false });

/** The filtered entries as CSV. The caller shows errors. */
export const auditFile = (filter: AuditFilter): Promise<File> =>
  fileFromResponse(open(auditRoutes.export, { query: filter, handles: 'all' }), 'audit.csv');
