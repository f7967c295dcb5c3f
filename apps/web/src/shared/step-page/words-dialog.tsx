import { Button } from '@paidang/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { type FormEvent, useState } from 'react';
import { labels } from './labels';

export interface WordsDialogProps {
  title: string;
  text: string;
  field: string;
  placeholder?: string;
  action: string;
  /** Nothing can be sent without words. @default false */
  required?: boolean;
  busy: boolean;
  onSend: (words: string) => void;
  onClose: () => void;
}

/** A move that carries a few words. */
export function WordsDialog({
  title,
  text,
  field,
  placeholder,
  action,
  required = false,
  busy,
  onSend,
  onClose,
}: WordsDialogProps) {
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = required && words.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!missing) onSend(words.trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={labels.ask.close}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <form noValidate onSubmit={submit} className="mt-5">
          <Field
            label={field}
            required={required}
            error={asked && missing ? labels.ask.required : null}
            {...(required ? {} : { optional: labels.ask.optional })}
          >
            <Textarea
              value={words}
              maxLength={2000}
              minHeight={96}
              maxHeight={240}
              placeholder={placeholder}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">{labels.ask.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="ink" busy={busy}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
