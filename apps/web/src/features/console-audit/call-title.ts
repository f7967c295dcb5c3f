import type { AuditEntry } from '@paidang/contract/entities';
import { labels } from '#labels/console-audit';

/** `POST /api/platform/rewards/{reward}/approve` is of `rewards`, what begins with `/api/console` of `console`. */
const areaOf = (call: string): string => /\/api\/(?:platform\/)?([\w-]+)/.exec(call)?.[1] ?? '';

const areas: Readonly<Record<string, string>> = labels.areas;

/** What a call is in words: its area, and what it does there. A call that is no more is named as it was. */
export const callTitle = ({ call, summary }: Pick<AuditEntry, 'call' | 'summary'>): readonly [string, string] => [
  areas[areaOf(call)] ?? labels.otherArea,
  summary || call,
];
