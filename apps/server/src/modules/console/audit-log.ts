import { type AuditFilter, type Call, calls } from '@paidang/contract/calls';
import type { AuditEntry } from '@paidang/contract/entities';
import { operationLimits } from '@paidang/contract/limits';
import { dayOf, staffMessages, taipeiTime } from '@paidang/contract/rules';
import { readsWholeAudit } from '@paidang/contract/vocabulary';
import type { StaffCaller } from '../../http/call-context';
import { invalid } from '../../platform/errors';
import type { Sheet } from '../../platform/spreadsheet';
import type { Transaction } from '../../platform/transaction';
import { type AuditRecord, type EntryFilter, listAudited, listEntries } from '../audit';

const day = 86_400_000;
const { pageSize, exportedEntries } = operationLimits;

const startOf = (calendarDay: string): Date => new Date(`${calendarDay}T00:00:00+08:00`);

/** A call's display name: its summary up to the first punctuation mark. */
const nameOf = (summary: string): string => summary.split(/[，；：（]/, 1)[0] ?? summary;

const auditedCalls = Object.values(calls)
  .flatMap((area) => Object.values<Call>(area))
  .filter(({ access, unaudited }) => access === 'platform' && !unaudited)
  .map(({ method, path, summary }) => ({ call: `${method} ${path}`, summary: nameOf(summary) }));
const summaries = new Map(auditedCalls.map(({ call, summary }) => [call, summary]));

const toEntry = ({ entry, staffName }: AuditRecord): AuditEntry => ({
  uuid: entry.id,
  staff: { uuid: entry.staffId, name: staffName },
  call: entry.call,
  summary: summaries.get(entry.call) ?? '',
  path: entry.path,
  reason: entry.reason,
  ip: entry.ip,
  created_at: entry.createdAt.toISOString(),
});

type Reader = Pick<StaffCaller, 'user' | 'staffRoles'>;

/** The requested filter, restricted to the reader's own entries unless they may read the whole log. */
const filterOf = (
  { user, staffRoles }: Reader,
  { staff, call, about, from, to, changes }: AuditFilter,
): EntryFilter => ({
  staffId: readsWholeAudit(staffRoles) ? staff : user.id,
  call,
  about,
  since: from === undefined ? undefined : startOf(from),
  before: to === undefined ? undefined : new Date(startOf(to).getTime() + day),
  changesOnly: changes,
});

export async function auditPage(
  { db }: Transaction,
  reader: Reader,
  { cursor, ...filter }: AuditFilter & { readonly cursor?: number | undefined },
) {
  const records = await listEntries(db, filterOf(reader, filter), { cursor, most: pageSize + 1 });
  const shown = records.slice(0, pageSize);
  const next = records.length > shown.length ? (shown.at(-1)?.entry.ordinal ?? null) : null;
  return { data: shown.map(toEntry), meta: { next } };
}

/** The members of staff and calls the log can be filtered by. */
export async function auditChoices({ db }: Transaction, { user, staffRoles }: Reader) {
  const own = [{ uuid: user.id, name: user.name }];
  return { staff: readsWholeAudit(staffRoles) ? await listAudited(db) : own, calls: auditedCalls };
}

const columns = ['時間（臺北）', '人員', '動作', '原因', '呼叫', '路徑', 'IP'].map((title) => ({
  title,
  kind: 'text' as const,
}));

/** The filtered entries as a table. @throws 0422 when there are more than a file may contain */
export async function auditSheet({ db, now }: Transaction, reader: Reader, filter: AuditFilter): Promise<Sheet> {
  const records = await listEntries(db, filterOf(reader, filter), { most: exportedEntries + 1 });
  if (records.length > exportedEntries) throw invalid({ message: staffMessages.tooManyEntries });
  const rows = records.map((record) => {
    const { staff, summary, reason, call, path, ip } = toEntry(record);
    return [taipeiTime(record.entry.createdAt).replace('T', ' '), staff.name, summary, reason, call, path, ip];
  });
  return { name: `操作紀錄 ${dayOf(now)}`, columns, rows };
}
