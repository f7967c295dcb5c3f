import { IconButton } from '@paidang/ui/icon-button';
import { CircleAlert, X } from 'lucide-react';

export interface RefusalAlertProps {
  /** What was refused and why; null when there is no message. */
  message: string | null;
  dismissLabel: string;
  onDismiss(): void;
}

/** Shows why pictures were refused. */
export function RefusalAlert({ message, dismissLabel, onDismiss }: RefusalAlertProps) {
  return (
    <div role="alert" data-slot="editor-alert">
      {message ? (
        <div className="pde:flex pde:items-start pde:gap-2 pde:border-b pde:border-line pde:bg-danger-50 pde:py-1.5 pde:pe-1.5 pde:ps-4 pde:text-13 pde:text-danger-600">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="pde:mt-2 pde:shrink-0" />
          <p className="pde:flex-1 pde:py-1.5">{message}</p>
          <IconButton size="sm" label={dismissLabel} onClick={onDismiss}>
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
