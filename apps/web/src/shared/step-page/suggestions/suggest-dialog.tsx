import type { Quote } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from './labels';

export interface SuggestDialogProps {
  quote: Quote;
  /** Who will decide. */
  creator: string;
  onSend: (replacement: string, idempotencyKey: string) => Promise<boolean>;
  onClose: () => void;
}

const words = labels.dialog;

/** Other words for a selection. */
export function SuggestDialog({ quote, creator, onSend, onClose }: SuggestDialogProps) {
  const [text, setText] = useState(quote.selectedText);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const isSame = text.trim() === quote.selectedText;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isSame || busy) return;
    setBusy(true);
    const sent = await onSend(text.trim(), key.current);
    setBusy(false);
    if (sent) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={words.close}>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.text(creator)}</DialogDescription>
        <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
          <blockquote className="max-h-32 overflow-y-auto border-l-2 border-line-strong pl-3 text-14 text-ink-2">
            {quote.selectedText}
          </blockquote>
          <Field label={words.field} hint={words.hint} error={asked && isSame ? words.same : null}>
            <Textarea
              value={text}
              maxLength={limits.suggestion.textLength}
              minHeight={96}
              maxHeight={240}
              onChange={(event) => {
                setAsked(false);
                setText(event.target.value);
                key.current = crypto.randomUUID();
              }}
            />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">{words.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="ink" busy={busy}>
              {words.send}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
