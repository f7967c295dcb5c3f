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
  /** What it throws is said where it was asked. */
  onConfirm: () => Promise<unknown>;
}

/** A button whose press asks once more. */
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
  /** Who invited. */
  name: string;
  onConfirm: () => Promise<unknown>;
}

/** Says no to an invitation, once more asked. */
export function RejectButton({ name, ...props }: RejectButtonProps) {
  return <ConfirmButton label={labels.reject} title={labels.rejectTitle} hint={labels.rejectHint(name)} {...props} />;
}

/** Gives an answer once at a time and says what came of it. */
export function useInvitationReply() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /** For a dialog, which says what went wrong. @returns `null` when another answer is under way. @throws a refusal */
  const attempt = async (move: () => Promise<Invitation>, done: string): Promise<Invitation | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    try {
      const answered = await move();
      showToast({ title: done, tone: 'success' });
      return answered;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  /** For a button of the page, which says what went wrong. */
  const run = (move: () => Promise<Invitation>, done: string): Promise<Invitation | null> =>
    attempt(move, done).catch((error: unknown) => {
      reportFailure(error);
      return null;
    });

  return { busy, attempt, run };
}
