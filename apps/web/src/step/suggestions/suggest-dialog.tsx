import type { Quote } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/suggestions';
import { RestoredNote, useKeptForm } from '../../shared/kept-form/kept-form';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

export interface SuggestDialogProps {
  quote: Quote;
  /** Path of the text that the quote is from. */
  about: readonly string[];
  /** Name of the creator, who decides. */
  creator: string;
  onSend: (replacement: string, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

const dialogLabels = labels.dialog;

/** Form that suggests other wording for a selection. */
export function SuggestDialog({ quote, about, creator, onSend, onClose }: SuggestDialogProps) {
  const { selectedText, version, start, end } = quote;
  const blank = { text: selectedText };
  const kept = useKeptForm(['suggestion', ...about, `${version}.${start}.${end}`], blank);
  const { text } = kept.form;
  const [asked, setAsked] = useState(false);
  const call = usePressedCall();
  const key = useRef(crypto.randomUUID());
  const isSame = text.trim() === selectedText;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isSame) return;
    void call
      .run(() => onSend(text.trim(), key.current))
      .then((isDone) => {
        if (!isDone) return;
        kept.forget(blank);
        onClose();
      });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !call.busy && onClose()}>
      <DialogContent
        closeLabel={call.busy ? null : dialogLabels.close}
        // A click outside would lose the text.
        onInteractOutside={(event) => !isSame && event.preventDefault()}
      >
        <DialogTitle>{dialogLabels.title}</DialogTitle>
        <DialogDescription>{dialogLabels.text(creator)}</DialogDescription>
        <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
          <RestoredNote isRestored={kept.isRestored} onStartOver={() => kept.forget(blank)} />
          <blockquote className="max-h-32 overflow-y-auto border-l-2 border-line-strong pl-3 text-14 text-ink-2">
            {selectedText}
          </blockquote>
          <Field label={dialogLabels.field} hint={dialogLabels.hint} error={asked && isSame ? dialogLabels.same : null}>
            <Textarea
              value={text}
              maxLength={limits.suggestion.textLength}
              minHeight={96}
              maxHeight={240}
              onChange={(event) => {
                setAsked(false);
                kept.change({ text: event.target.value });
                key.current = crypto.randomUUID();
                call.clear();
              }}
            />
          </Field>
          <CallProblem problem={call.problem} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost" disabled={call.busy}>
                {dialogLabels.cancel}
              </Button>
            </DialogClose>
            <Button type="submit" variant="ink" busy={call.busy}>
              {dialogLabels.send}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
