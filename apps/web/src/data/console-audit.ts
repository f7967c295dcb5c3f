import type { AuditFilter } from '@paidang/contract/calls';
import { auditRoutes } from '@paidang/contract/routes';
import { open, request } from './api';
import { useCursorPages } from './cursor-pages';
import { useResource } from './resource';
import { named } from './version-files';

const key = 'console-audit';

/** What staff did, as far as whoever asks may read it. */
export const useAuditEntries = (filter: AuditFilter) =>
  useCursorPages([key, 'list', filter], (cursor: number | undefined) =>
    request(auditRoutes.list, { query: { ...filter, cursor } }),
  );

/** Whom and what the log can be filtered by. */
export const useAuditChoices = () =>
  useResource([key, 'choices'], async () => (await request(auditRoutes.choices)).data, { revalidateOnFocus: false });

/** The filtered entries for a spreadsheet. Who asks for it shows what went wrong. */
export const auditFile = (filter: AuditFilter): Promise<File> =>
  named(open(auditRoutes.export, { query: filter, handles: 'all' }), 'audit.csv');
