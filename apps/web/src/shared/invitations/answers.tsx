import type { Invitation } from '@paidang/contract/entities';
import { Button, type ButtonProps } from '@paidang/ui/button';
import { useRef, useState } from 'react';
import { labels } from '#labels/invitations';
import { showToast } from '../../stores/toasts';
import { ConfirmDialog } from '../confirm-dialog';
import { reportFailure } from '../pressed-call/report-failure';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'busy'> {
  label: string;
  title: string;
  hint: string;
  /** An error it throws is shown in the dialog. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks for confirmation. */
export function ConfirmButton({ label, title, hint, onConfirm, ...button }: ConfirmButtonProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" {...button}>
          {label}
        </Button>
      }
      title={title}
      text={hint}
      cancel={labels.cancel}
      confirm={label}
      onConfirm={onConfirm}
    />
  );
}

export interface RejectButtonProps extends Pick<ButtonProps, 'size' | 'busy'> {
  /** Name of the person who sent the invitation. */
  name: string;
  onConfirm: () => Promise<unknown>;
}

/** Rejects an invitation after a confirmation. */
export function RejectButton({ name, ...props }: RejectButtonProps) {
  return <ConfirmButton label={labels.reject} title={labels.rejectTitle} hint={labels.rejectHint(name)} {...props} />;
}

/** Sends one answer to an invitation at a time and reports the result. */
export function useInvitationReply() {
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);

  /** For a dialog, which shows the error itself. @returns `null` while another answer is being sent. @throws a refusal */
  const attempt = async (move: () => Promise<Invitation>, done: string): Promise<Invitation | null> => {
    if (inFlight.current) return null;
    inFlight.current = true;
    setBusy(true);
    try {
      const answered = await move();
      showToast({ title: done, tone: 'success' });
      return answered;
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };

  /** For a button on the page: failures are reported at page level. */
  const run = (move: () => Promise<Invitation>, done: string): Promise<Invitation | null> =>
    attempt(move, done).catch((error: unknown) => {
      reportFailure(error);
      return null;
    });

  return { busy, attempt, run };
}
