import type { AuditEntry } from '@paidang/contract/entities';
import type { StaffRole } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from '@paidang/ui/table';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console-audit';
import { fullMoment } from '../../shared/dates/taipei';
import { auditedRecord, callTitle } from './audited-call';

const { columns } = labels;

export interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Roles of the reader. */
  roles: readonly StaffRole[];
}

/** Audit log entries, newest first; displayed as cards below `md`. */
export function AuditTable({ entries, roles }: AuditTableProps) {
  return (
    <Table flush>
      <TableCaption visuallyHidden>{labels.title}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{columns.call}</TableHeader>
          <TableHeader>{columns.staff}</TableHeader>
          <TableHeader>{columns.record}</TableHeader>
          <TableHeader align="end">{columns.when}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <AuditRow key={entry.uuid} entry={entry} roles={roles} />
        ))}
      </TableBody>
    </Table>
  );
}

function AuditRow({ entry, roles }: { entry: AuditEntry; roles: readonly StaffRole[] }) {
  const [area, title] = callTitle(entry);
  const isChange = !entry.call.startsWith('GET ');
  return (
    <TableRow>
      <TableRowHeader className="align-top">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Badge tone={isChange ? 'warning' : 'neutral'}>{isChange ? labels.changed : labels.looked}</Badge>
          <span className="text-ink-3">{area}</span>
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
        {entry.reason ? (
          <span className="mt-1 block text-13 font-regular whitespace-pre-wrap wrap-anywhere text-ink-2">
            {labels.because(entry.reason)}
          </span>
        ) : null}
      </TableRowHeader>
      <TableCell label={columns.staff} className="align-top">
        {entry.staff.name}
        <span className="block font-mono text-12 text-ink-3">{entry.ip}</span>
      </TableCell>
      <TableCell label={columns.record} className="align-top">
        <Audited path={entry.path} roles={roles} />
      </TableCell>
      <TableCell label={columns.when} align="end" className="align-top">
        <time dateTime={entry.created_at}>{fullMoment(new Date(entry.created_at))}</time>
      </TableCell>
    </TableRow>
  );
}

/** The record an entry is about, with its id shortened. */
function Audited({ path, roles }: { path: string; roles: readonly StaffRole[] }) {
  const record = auditedRecord(path, roles);
  if (!record) return <span className="text-ink-3">{labels.noRecord}</span>;
  const short = `${record.id.slice(0, 8)}…`;
  return record.to ? (
    <Link to={record.to} className="font-mono text-12 underline underline-offset-3" title={record.id}>
      {short}
    </Link>
  ) : (
    <span className="font-mono text-12 text-ink-2" title={record.id}>
      {short}
    </span>
  );
}
