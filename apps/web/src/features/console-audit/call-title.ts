import type { AuditEntry } from '@paidang/contract/entities';
import { labels } from '#labels/console-audit';

/** `POST /api/platform/rewards/{reward}/approve` belongs to `rewards`, calls below `/api/console` to `console`. */
const areaOf = (call: string): string => /\/api\/(?:platform\/)?([\w-]+)/.exec(call)?.[1] ?? '';

const areas: Readonly<Record<string, string>> = labels.areas;

/** Title of a call: its area and its action. A call that no longer exists keeps the name it had. */
export const callTitle = ({ call, summary }: Pick<AuditEntry, 'call' | 'summary'>): readonly [string, string] => [
  areas[areaOf(call)] ?? labels.otherArea,
  summary || call,
];
