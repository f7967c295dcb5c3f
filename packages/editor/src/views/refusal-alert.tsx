import { IconButton } from '@paidang/ui/icon-button';
import { CircleAlert, X } from 'lucide-react';

export interface RefusalAlertProps {
  /** What was refused and why; null while there is nothing to say. */
  message: string | null;
  dismissLabel: string;
  onDismiss(): void;
}

/** Says at the editor why pictures were not taken. */
export function RefusalAlert({ message, dismissLabel, onDismiss }: RefusalAlertProps) {
  return (
    <div role="alert" data-slot="editor-alert">
      {message ? (
        <div className="pd:flex pd:items-start pd:gap-2 pd:border-b pd:border-line pd:bg-danger-50 pd:py-1.5 pd:pr-1.5 pd:pl-4 pd:text-13 pd:text-danger-600">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="pd:mt-2 pd:shrink-0" />
          <p className="pd:flex-1 pd:py-1.5">{message}</p>
          <IconButton size="sm" label={dismissLabel} onClick={onDismiss}>
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
