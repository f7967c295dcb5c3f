import type { VersionSummary } from '@paidang/contract/entities';
import { labels } from '#labels/paper';
import { fullMoment } from '../dates/taipei';

type Fact = readonly [name: string, value: string];

const when = (name: string, at: string | null): Fact[] => (at ? [[name, fullMoment(new Date(at))]] : []);

/** Facts about a version for the print head: its name and its dates. `undefined` is a draft. */
export function versionFacts(
  name: string,
  version: Pick<VersionSummary, 'sent_at' | 'finalised_at' | 'accepted_at'> | undefined,
): Fact[] {
  if (!version) return [[labels.version, labels.draft]];
  return [
    [labels.version, name],
    ...when(labels.sent, version.sent_at),
    ...when(labels.finalised, version.finalised_at),
    ...when(labels.accepted, version.accepted_at),
  ];
}
