import { labels } from '#labels/trace';
import { useTaskCache } from '../../data/task-cache';
import { markRequirement, type TraceTarget, withdrawTraceMark } from '../../data/trace';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';
import type { ReaderMark } from './trace-item';

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
