import { limits } from '@paidang/contract/limits';
import { checkEmail } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../data/errors';
import { useInvitationMoves } from '../../data/invitations';
import { showToast } from '../../stores/toasts';
import { labels } from './labels';

export interface InviteDialogProps {
  title: string;
  /** The task a creator is invited to, `null` to invite a vendor. */
  task: string | null;
  onClose: () => void;
}

/** Asks for an address and words, and sends the invitation; what was typed stays when it could not be sent. */
export default function InviteDialog({ title, task, onClose }: InviteDialogProps) {
  const moves = useInvitationMoves();
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkEmail(email, 'dialog');
    setProblem(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      const letter = { email: email.trim(), note };
      await (task ? moves.inviteToTask(task, letter) : moves.inviteVendor(letter));
      showToast({ title: labels.invited(email.trim()), tone: 'success' });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.errors.email?.[0] ?? (error.message || labels.failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{labels.inviteHint}</DialogDescription>
        <form noValidate onSubmit={(event) => void send(event)} className="mt-5 grid gap-5">
          <Field label={labels.email} error={problem} required>
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setProblem(null);
              }}
            />
          </Field>
          <Field
            label={labels.note}
            optional={labels.optional}
            hint={`${note.length}/${limits.invitations.noteLength}`}
          >
            <Textarea
              minHeight={96}
              maxLength={limits.invitations.noteLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" variant="ink" busy={busy}>
              {labels.send}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
