import { Button } from '@paidang/ui/button';
import { type AutosaveLabels, defaultAutosaveLabels } from '../autosave-labels';
import type { AutosaveHandle } from '../react/use-autosave';

export interface AutosaveStatusProps extends Pick<AutosaveHandle, 'status' | 'savedAt' | 'flush'> {
  labels?: AutosaveLabels;
  className?: string;
}

/** Says whether the text is stored, and offers another try when it is not. */
export function AutosaveStatus({
  status,
  savedAt,
  flush,
  labels = defaultAutosaveLabels,
  className,
}: AutosaveStatusProps) {
  const stuck = status === 'waiting' || status === 'failed';
  return (
    <div
      data-slot="autosave-status"
      data-state={status}
      className={[
        'pd-root pde:flex pde:items-center pde:gap-2 pde:text-13 pde:tabular-nums',
        stuck ? 'pde:text-danger-600' : 'pde:text-ink-3',
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span role="status">{status === 'saved' ? labels.saved(savedAt) : labels[status]}</span>
      {stuck ? (
        <Button size="sm" variant="ghost" onClick={() => void flush()}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  );
}
