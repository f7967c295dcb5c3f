import { type RequirementKind, requirementKinds } from '@paidang/contract/trace';
import { EmptyState } from '@paidang/ui/empty-state';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { labels } from '#labels/trace';
import { useTaskCache } from '../../data/task-cache';
import { markRequirement, type TraceTarget, withdrawTraceMark } from '../../data/trace';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';
import { countMet, type ShownTrace } from './shown-trace';
import { KindMark } from './state-mark';
import { type ReaderMark, TraceItem, type TraceItemProps } from './trace-item';

export interface TracePanelProps extends Pick<TraceItemProps, 'user' | 'moments' | 'frame' | 'versionName'> {
  /** `null` until the trace is loaded. */
  shown: ShownTrace | null;
  /** Id of the expanded requirement. */
  active: string | null;
  onActiveChange: (id: string | null) => void;
  /** @throws why it was not saved */
  onMark: (requirement: string, ...mark: Parameters<TraceItemProps['onMark']>) => Promise<void>;
  onWithdraw: TraceItemProps['onWithdraw'];
}

/** The requirements of the brief, and how a version or the draft meets them. */
export function TracePanel({ shown, active, onActiveChange, onMark, ...item }: TracePanelProps) {
  const [filter, setFilter] = useState<'all' | 'gaps'>('all');
  if (!shown) return <EmptyState title={labels.empty} description={labels.emptyHint} className="border-0 py-12" />;
  const { requirements, cells, version, gaps } = shown;
  const { met, all } = countMet(cells);
  const hint = item.moments
    ? labels.filmHint
    : version === null
      ? labels.draftHint
      : labels.versionHint(item.versionName(version));
  const shownOf = (kind: RequirementKind) =>
    requirements.flatMap((requirement) => {
      const cell = cells.find(({ requirement_uuid }) => requirement_uuid === requirement.requirement_uuid);
      const isShown = requirement.kind === kind && (filter === 'all' || cell?.state === 'gap');
      return cell && isShown ? [{ requirement, cell }] : [];
    });
  return (
    <section aria-label={labels.title} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      <div className="grid gap-3 border-b border-line p-5">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-13 text-ink-2">{hint}</span>
          <b className="font-mono text-15">{labels.meter.count(met, all)}</b>
        </p>
        <Segmented
          label={labels.filter.label}
          value={filter}
          onValueChange={setFilter}
          options={[
            { value: 'all', label: labels.filter.all, count: requirements.length },
            { value: 'gaps', label: labels.filter.gaps, count: gaps.length },
          ]}
        />
      </div>
      {filter === 'gaps' && gaps.length === 0 ? (
        <p className="border-b border-line px-5 py-4 text-14 text-ink-2">{labels.noGaps}</p>
      ) : null}
      {requirementKinds.map((kind) => {
        const rows = shownOf(kind);
        if (rows.length === 0) return null;
        return (
          <div key={kind}>
            <h3 className="flex items-center gap-2 border-b border-line bg-sunken px-5 py-1.5 text-12 font-medium text-ink-2">
              <KindMark kind={kind} />
              {labels.kinds[kind]}
            </h3>
            <ul aria-label={labels.list(labels.kinds[kind])}>
              {rows.map(({ requirement, cell }) => (
                <TraceItem
                  key={requirement.requirement_uuid}
                  requirement={requirement}
                  cell={cell}
                  mayMark={version !== null}
                  isOpen={requirement.requirement_uuid === active}
                  onOpenChange={(open) => onActiveChange(open ? requirement.requirement_uuid : null)}
                  onMark={(mark) => onMark(requirement.requirement_uuid, mark)}
                  {...item}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <p className="mt-auto border-t border-line bg-sunken px-5 py-3 text-12 text-ink-2">{labels.disclaimer}</p>
    </section>
  );
}

/** Marks requirements in a version, and withdraws marks. */
export function useMarks(target: TraceTarget | null, version: number | null) {
  const { revalidate } = useTaskCache();
  return {
    /** @throws why it was not saved */
    mark: async (requirement: string, said: ReaderMark): Promise<void> => {
      if (!target || version === null) return;
      await markRequirement(target, { ...said, requirement_uuid: requirement, version });
      await revalidate(target.task);
      showToast({ title: labels.saved, tone: 'success' });
    },
    withdraw: async (id: string): Promise<void> => {
      if (!target) return;
      await withdrawTraceMark(target, id).then(() => showToast({ title: labels.withdrawn }), reportFailure);
      await revalidate(target.task);
    },
  };
}
