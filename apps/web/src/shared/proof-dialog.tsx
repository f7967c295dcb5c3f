import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { PasswordInput } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/proof';
import { usePressedCall } from './pressed-call/pressed-call';
import { useFocusInvalid } from './use-focus-invalid';

export interface ProofDialogProps {
  title: string;
  hint: string;
  confirm: string;
  /** @default 'ink' */
  variant?: 'ink' | 'danger';
  /** Called with the password; an error is shown at the field. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password again before an action only the account's owner may take. */
export function ProofDialog({ title, hint, confirm, variant = 'ink', onConfirm, onClose }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { busy, problem, run } = usePressedCall();
  const missing = password === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: the form that opened the dialog would be submitted as well.
    event.stopPropagation();
    setTried(true);
    if (missing) return focusInvalid();
    void run(() => onConfirm(password)).then((isDone) => isDone && onClose());
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={busy ? null : labels.close} className="w-[min(432px,calc(100%-32px))]">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="mt-1 mb-5">{hint}</DialogDescription>
        <form ref={form} noValidate onSubmit={submit}>
          <Field label={labels.password} required error={tried && missing ? messages.fillPassword : problem} lines={1}>
            <PasswordInput
              showLabel={labels.show}
              hideLabel={labels.hide}
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <DialogFooter className="mt-2">
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" variant={variant} off={missing} busy={busy}>
              {confirm}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
