import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { IconButton } from '../icon-button';
import { CrossIcon } from '../internal/icons';
import type { QueuedToast } from './toast-queue';

const DEFAULT_MS = 1500;
/** Long enough to read what went wrong, or to reconsider. */
const LONG_MS = 6000;

const icons = {
  neutral: null,
  success: <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" className="pd:mt-[3px] pd:text-success-600" />,
  danger: <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="pd:mt-[3px] pd:text-danger-600" />,
};

interface ToastProps {
  toast: QueuedToast;
  closeLabel: string;
  onClose: () => void;
  /** Called after it has faded out. */
  onGone: () => void;
}

export function Toast({ toast, closeLabel, onClose, onGone }: ToastProps) {
  const { tone = 'neutral', action, title } = toast;
  const duration = toast.duration ?? (action || tone === 'danger' ? LONG_MS : DEFAULT_MS);
  return (
    <Radix.Root
      type="background"
      open={toast.open}
      duration={duration}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      data-slot="toast"
      data-tone={tone}
      className="pd:pointer-events-auto pd:flex pd:w-full pd:max-w-90 pd:items-start pd:gap-3 pd:rounded-card pd:border pd:border-line pd:bg-raised pd:py-3 pd:pe-3 pd:ps-4 pd:text-14 pd:text-ink pd:shadow-2 pd:data-[state=closed]:animate-pop-out pd:data-[state=open]:animate-dialog-in pd:data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)"
    >
      <UnmountNotifier onGone={toast.open ? undefined : onGone} />
      {icons[tone]}
      <Radix.Title className="pd:min-w-0 pd:flex-1 pd:py-px">{title}</Radix.Title>
      {action && (
        <Radix.Action
          altText={action.altText ?? action.label}
          onClick={action.onSelect}
          data-slot="toast-action"
          className="pd:max-w-1/2 pd:shrink-0 pd:rounded-tight pd:px-1 pd:py-px pd:text-start pd:underline pd:decoration-line-strong pd:underline-offset-3 pd:hover:decoration-current"
        >
          {action.label}
        </Radix.Action>
      )}
      {(duration === Number.POSITIVE_INFINITY || tone === 'danger') && (
        <Radix.Close asChild>
          <IconButton label={closeLabel} size="sm" className="pd:-my-1 pd:-me-1">
            <CrossIcon size={16} />
          </IconButton>
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

/**
 * Radix reports when a toast closes but not when it has left the screen; its children unmount at that moment. Unmounting
 * while the toast is open is ignored: StrictMode unmounts everything once.
 */
function UnmountNotifier({ onGone }: { onGone: (() => void) | undefined }) {
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => () => latest.current?.(), []);
  return null;
}
