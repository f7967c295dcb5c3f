import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/step';
import { KeptNote } from '../../shared/kept-form/kept-note';
import { useKeptForm } from '../../shared/kept-form/use-kept-form';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

export interface WordsDialogProps {
  title: string;
  text: string;
  field: string;
  placeholder?: string;
  action: string;
  /** The button that leaves it as it is. @default 取消 */
  cancel?: string;
  /** Nothing can be sent without words. @default false */
  required?: boolean;
  /** Length of the longest words. @default 2000 */
  most?: number;
  /** What it is about is not the newest any more: nothing can be sent, and why. @default null */
  outdated?: Outdated | null;
  /** What the words are about: they are kept under it until they are sent, however the dialog is left. */
  about: readonly string[];
  /** Closes the dialog when it worked; what it throws is shown, and the words stay. */
  onSend: (words: string) => Promise<unknown>;
  onClose: () => void;
}

export interface Outdated {
  text: string;
  /** The way to the newest. @default the dialog is closed by hand */
  look?: { label: string; onLook: () => void };
}

const blank = { words: '' };

/** A move that carries a few words. */
export function WordsDialog({
  title,
  text,
  field,
  placeholder,
  action,
  cancel = labels.ask.cancel,
  required = false,
  most = 2000,
  outdated = null,
  about,
  onSend,
  onClose,
}: WordsDialogProps) {
  const kept = useKeptForm(['words', ...about], blank);
  const { words } = kept.form;
  const [asked, setAsked] = useState(false);
  const call = usePressedCall();
  const missing = required && words.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing || outdated) return;
    void call
      .run(() => onSend(words.trim()))
      .then((isDone) => {
        if (!isDone) return;
        kept.forget(blank);
        onClose();
      });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent
        closeLabel={call.busy ? null : labels.ask.close}
        // A press beside it would lose what is typed.
        onInteractOutside={(event) => words !== '' && event.preventDefault()}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <form noValidate onSubmit={submit} className="mt-5">
          <KeptNote isRestored={kept.isRestored} onStartOver={() => kept.forget(blank)} className="mb-4" />
          <Field
            label={field}
            required={required}
            lines={1}
            error={asked && missing ? labels.ask.required : null}
            {...(required ? {} : { optional: labels.ask.optional })}
          >
            <Textarea
              value={words}
              maxLength={most}
              minHeight={96}
              maxHeight={240}
              placeholder={placeholder}
              onChange={(event) => {
                kept.change({ words: event.target.value });
                call.clear();
              }}
            />
          </Field>
          {outdated ? <OutdatedNotice outdated={outdated} /> : <CallProblem problem={call.problem} className="mt-2" />}
          <DialogFooter className="mt-3">
            <DialogClose asChild>
              <Button variant="ghost" disabled={call.busy}>
                {cancel}
              </Button>
            </DialogClose>
            <Button type="submit" variant="ink" busy={call.busy} off={outdated !== null}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function OutdatedNotice({ outdated: { text, look } }: { outdated: Outdated }) {
  return (
    <Callout
      tone="warning"
      role="alert"
      className="mt-4"
      action={
        look ? (
          <Button size="sm" onClick={look.onLook}>
            {look.label}
          </Button>
        ) : null
      }
    >
      {text}
    </Callout>
  );
}
