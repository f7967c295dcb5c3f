import type { Video } from '@paidang/contract/entities';
import { checkTimeIndex, momentText, parseTimeIndex, videoTimeOf } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { labels } from '#labels/video';

export interface ConfirmLengthProps {
  video: Video;
  busy: boolean;
  /** Seconds for a link, whose length cannot be measured. */
  onConfirm: (seconds?: number) => void;
}

const readyLabels = labels.ready;

/** Confirms the film's length, so that a truncated cut is noticed before the other side sees it. */
export function ConfirmLength({ video, busy, onConfirm }: ConfirmLengthProps) {
  const length = video.film?.duration ?? null;
  const text = length === null ? '' : momentText(videoTimeOf(length));
  if (video.is_confirmed) {
    return (
      <p role="status" className="flex items-center gap-2 text-success-600">
        <Check size={16} strokeWidth={2.25} aria-hidden="true" />
        {readyLabels.done}
        <span className="font-mono text-13 text-ink-2">{readyLabels.confirmed(text)}</span>
      </p>
    );
  }
  if (length === null || video.source === 'link') return <LengthForm busy={busy} onConfirm={onConfirm} />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-[1_1_320px] text-ink-2">{readyLabels.text(text)}</p>
      <Button variant="line" busy={busy} onClick={() => onConfirm()}>
        {readyLabels.confirm}
      </Button>
    </div>
  );
}

function LengthForm({ busy, onConfirm }: Omit<ConfirmLengthProps, 'video'>) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seconds = parseTimeIndex(typed);
    const refused = typed.trim() === '' || seconds === 0 ? readyLabels.required : checkTimeIndex(typed);
    setError(refused);
    if (!refused && seconds !== null) onConfirm(seconds);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field label={readyLabels.lengthOfLink} hint={readyLabels.lengthHint} error={error} required className="w-60">
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder="03:20"
          className="font-mono"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} className="mt-7">
        {readyLabels.confirm}
      </Button>
    </form>
  );
}
