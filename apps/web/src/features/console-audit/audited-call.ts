import type { AuditEntry } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import {
  platformAbuseReportRoutes,
  platformAccountRoutes,
  platformConsultationRoutes,
  platformContentRoutes,
  platformProposalRoutes,
  platformRewardRoutes,
  type Route,
} from '@paidang/contract/routes';
import { contentKinds, type StaffRole } from '@paidang/contract/vocabulary';
import { labels } from '#labels/console-audit';
import { idIn } from './audit-query';

type Params = Readonly<Record<string, string>>;

/** Records that have a console page, by the call that reads them. */
const pages: readonly (readonly [Pick<Route, 'path' | 'staffRole'>, (params: Params) => string])[] = [
  [platformAccountRoutes.get, ({ account }) => paths.consolePeople(account)],
  [platformConsultationRoutes.get, ({ consultation }) => paths.consoleConsultations(consultation)],
  [platformAbuseReportRoutes.get, ({ report }) => paths.consoleAbuse(report)],
  [platformProposalRoutes.get, ({ proposal }) => paths.consoleProposals(proposal)],
  [platformRewardRoutes.get, ({ reward }) => paths.consoleRewards(reward)],
  [
    platformContentRoutes.get,
    ({ kind, record }) =>
      paths.consoleContent(
        contentKinds.find((one) => one === kind),
        record,
      ),
  ],
];

/** The parameters of a path that matches the pattern or starts with it. */
function paramsOf(pattern: string, path: string): Params | null {
  const values = path.split('/');
  const params: Record<string, string> = {};
  for (const [place, name] of pattern.split('/').entries()) {
    const value = values[place];
    if (value === undefined) return null;
    if (name.startsWith('{')) params[name.slice(1, -1)] = value;
    else if (name !== value) return null;
  }
  return params;
}

export interface AuditedRecord {
  id: string;
  /** Address of its page; `null` if the reader has none for it. */
  to: string | null;
}

/** The record a call was about; `null` for lists and calls without an id. */
export function auditedRecord(path: string, roles: readonly StaffRole[]): AuditedRecord | null {
  const id = idIn(path);
  if (!id) return null;
  for (const [{ path: pattern, staffRole }, to] of pages) {
    const params = paramsOf(pattern, path);
    if (params && Object.values(params).includes(id) && (!staffRole || roles.includes(staffRole))) {
      return { id, to: to(params) };
    }
  }
  return { id, to: null };
}

/** `POST /api/platform/rewards/{reward}/approve` belongs to `rewards`, calls below `/api/console` to `console`. */
const areaOf = (call: string): string => /\/api\/(?:platform\/)?([\w-]+)/.exec(call)?.[1] ?? '';

const areas: Readonly<Record<string, string>> = labels.areas;

/** Title of a call: its area and its action. A call that no longer exists keeps the name it had. */
export const callTitle = ({ call, summary }: Pick<AuditEntry, 'call' | 'summary'>): readonly [string, string] => [
  areas[areaOf(call)] ?? labels.otherArea,
  summary || call,
];
