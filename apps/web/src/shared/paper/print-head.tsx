import type { VersionSummary } from '@paidang/contract/entities';
import { labels } from '#labels/paper';
import { fullMoment } from '../dates/taipei';
import { useNow } from '../dates/use-now';
import { sidesOf, type TaskSides } from '../people';

export interface PrintHeadProps {
  view: TaskSides & { project: { name: string } };
  /** What is printed, such as 030 創意大綱. */
  title: string;
  /** Further facts as pairs of name and value, such as the version. */
  facts?: readonly (readonly [name: string, value: string])[];
}

/** Replaces the page's head in print: project, version, both sides, and the absolute date of printing. */
export function PrintHead({ view, title, facts = [] }: PrintHeadProps) {
  const now = useNow();
  const { left, right } = sidesOf(view);
  const all = [
    [labels.vendor, left.name],
    [labels.creator, right.name],
    ...facts,
    [labels.printed, fullMoment(now)],
  ] as const;
  return (
    <div data-slot="print-head" data-quote-skip="" className="mb-6 hidden border-b border-line pb-4 print:block">
      <p className="text-13 text-ink-2">{view.project.name}</p>
      <h1 className="mt-1 text-22 font-strong">{title}</h1>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-12">
        {all.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

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
