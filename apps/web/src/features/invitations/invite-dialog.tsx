import { rewardTermsOn } from '@paidang/contract/income';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { checkEmail, dayOf } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/invitations';
import { dollars } from '#labels/money';
import { ApiError } from '../../data/errors';
import { useInvitationMoves } from '../../data/invitations';
import { RestoredNote, useKeptForm } from '../../shared/kept-form/kept-form';
import { PlaceLink } from '../../shared/links';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

export interface InviteDialogProps {
  title: string;
  /** The task a creator is invited to; `null` to invite a vendor. */
  task: string | null;
  onClose: () => void;
}

const blank = { email: '', note: '' };

/** The creator's bonus for bringing a vendor. */
function BonusLine() {
  const { invitationBonus } = rewardTermsOn(dayOf(new Date()));
  return (
    <p className="mt-2 text-13 text-ink-2 text-pretty">
      {labels.bonus(dollars(invitationBonus))}
      <PlaceLink
        to={`${paths.rewardsRules}#invitation`}
        isElsewhere
        className="underline decoration-line-strong underline-offset-3 hover:decoration-current"
      >
        {labels.bonusRules}
      </PlaceLink>
    </p>
  );
}

/** Asks for an address and a message, and sends the invitation; typed text is kept if sending fails. */
export default function InviteDialog({ title, task, onClose }: InviteDialogProps) {
  const moves = useInvitationMoves();
  const kept = useKeptForm(['invitation', task ?? 'vendor'], blank);
  const { email, note } = kept.form;
  const [problem, setProblem] = useState<string | null>(null);
  const call = usePressedCall();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkEmail(email, 'dialog');
    setProblem(wrong);
    if (wrong) return;
    const letter = { email: email.trim(), note };
    const isSent = await call.run(() =>
      (task ? moves.inviteToTask(task, letter) : moves.inviteVendor(letter)).catch((error: unknown) => {
        const refused = error instanceof ApiError ? error.errors.email?.[0] : undefined;
        if (!refused) throw error;
        setProblem(refused);
        return false;
      }),
    );
    if (!isSent) return;
    kept.forget(blank);
    showToast({ title: labels.invited(letter.email), tone: 'success' });
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent
        {...(call.busy ? { closeLabel: null } : {})}
        // A press outside would lose typed text.
        onInteractOutside={(event) => email + note !== '' && event.preventDefault()}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{labels.inviteHint}</DialogDescription>
        {task ? null : <BonusLine />}
        <form noValidate onSubmit={(event) => void send(event)} className="mt-5 grid gap-2">
          <RestoredNote isRestored={kept.isRestored} onStartOver={() => kept.forget(blank)} className="mb-2" />
          <Field label={labels.email} error={problem} lines={1} required>
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={(event) => {
                kept.change({ email: event.target.value });
                setProblem(null);
                call.clear();
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
              onChange={(event) => {
                kept.change({ note: event.target.value });
                call.clear();
              }}
            />
          </Field>
          <CallProblem problem={call.problem} className="mt-3" />
          <DialogFooter>
            <Button variant="ghost" disabled={call.busy} onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" variant="ink" busy={call.busy}>
              {labels.send}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
