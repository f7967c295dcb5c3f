import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/step';
import { RestoredNote, useKeptForm } from '../../shared/kept-form/kept-form';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

export interface WordsDialogProps {
  title: string;
  text: string;
  field: string;
  placeholder?: string;
  action: string;
  /** Label of the button that cancels. @default 取消 */
  cancel?: string;
  /** Whether a text is required. @default false */
  required?: boolean;
  /** Maximum length of the text. @default 2000 */
  most?: number;
  /** Set when the version in question is no longer the newest: explains why nothing can be sent. @default null */
  outdated?: Outdated | null;
  /** Key of the draft: the text is saved under it until it is sent, however the dialog is closed. */
  about: readonly string[];
  /** Sends the text and closes the dialog; an error is shown, and the text stays. */
  onSend: (words: string) => Promise<unknown>;
  onClose: () => void;
}

export interface Outdated {
  text: string;
  /** Button that shows the newest version. @default none; the user closes the dialog */
  look?: { label: string; onLook: () => void };
}

const blank = { words: '' };

/** Dialog for a move that includes a short text. */
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
        // A click outside would lose the text.
        onInteractOutside={(event) => words !== '' && event.preventDefault()}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <form noValidate onSubmit={submit} className="mt-5">
          <RestoredNote isRestored={kept.isRestored} onStartOver={() => kept.forget(blank)} className="mb-4" />
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
