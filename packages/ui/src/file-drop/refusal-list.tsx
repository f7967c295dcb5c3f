import { CircleAlert } from 'lucide-react';
import { IconButton } from '../icon-button';
import { CrossIcon } from '../internal/icons';
import type { FileDropLabels } from '../labels/ui-labels';

export interface ShownRefusal {
  id: number;
  message: string;
}

interface RefusalListProps {
  refusals: readonly ShownRefusal[];
  labels: FileDropLabels;
  onDismiss: () => void;
}

/** The live region is rendered even while empty: otherwise its content would not be announced. */
export function RefusalList({ refusals, labels, onDismiss }: RefusalListProps) {
  return (
    <div role="alert" className="pd:empty:hidden">
      {refusals.length > 0 && (
        <div
          data-slot="file-drop-refusals"
          className="pd:flex pd:items-start pd:gap-3 pd:rounded-card pd:bg-danger-50 pd:py-3 pd:pe-3 pd:ps-4 pd:text-13"
        >
          <CircleAlert
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pd:mt-0.5 pd:shrink-0 pd:text-danger-600"
          />
          <div className="pd:grid pd:min-w-0 pd:flex-1 pd:gap-1">
            <p className="pd:font-strong">{labels.refused(refusals.length)}</p>
            <ul className="pd:grid pd:max-h-60 pd:gap-1 pd:overflow-y-auto">
              {refusals.map(({ id, message }) => (
                <li key={id}>{message}</li>
              ))}
            </ul>
          </div>
          <IconButton size="sm" label={labels.dismiss} onClick={onDismiss} className="pd:-my-1">
            <CrossIcon size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
