import { cn } from '@paidang/ui/cn';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { labels } from '#labels/step';
import { clockOf } from '../../shared/dates/taipei';
import type { AutosaveState } from './autosave';

const icons = {
  fresh: CloudCheck,
  saved: CloudCheck,
  unsaved: CloudUpload,
  saving: CloudUpload,
  waiting: CloudOff,
  failed: CloudAlert,
  conflict: CloudAlert,
} as const;

/** Shows whether and when the draft was saved. */
export function SaveStatus({ state }: { state: AutosaveState<unknown> }) {
  const { status, savedAt } = state;
  const Icon = icons[status];
  const isBad = status === 'waiting' || status === 'failed' || status === 'conflict';
  const words = status === 'saved' && savedAt ? labels.saving.saved(clockOf(savedAt)) : undefined;
  return (
    <p
      role="status"
      data-state={status}
      className={cn('flex min-w-0 items-center gap-1.5 text-13', isBad ? 'text-warning-600' : 'text-ink-3')}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span>{words ?? (status === 'saved' ? labels.saving.fresh : labels.saving[status])}</span>
    </p>
  );
}
