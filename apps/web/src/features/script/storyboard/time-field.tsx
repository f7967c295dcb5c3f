import { checkTimeIndex, formatTimeIndex, parseTimeIndex } from '@paidang/contract/rules';
import { Field } from '@paidang/ui/field';
import { isImeEnter } from '@paidang/ui/ime';
import { Input } from '@paidang/ui/input';
import { useState } from 'react';
import { labels } from '#labels/script';

export interface TimeFieldProps {
  /** Accessible name. */
  label: string;
  /** In seconds; `null` if unknown. */
  value: number | null;
  /** Error about the time in relation to the others. */
  error: string | null;
  onCommit: (seconds: number | null) => void;
}

const written = (value: number | null) => (value === null ? '' : formatTimeIndex(value));

/** Minutes and seconds. Typed text stays until it is a valid time, which is applied on Enter or blur. */
export function TimeField({ label, value, error, onCommit }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    const wrong = checkTimeIndex(typed);
    setRefused(wrong);
    if (wrong) return;
    setTyped(null);
    const seconds = parseTimeIndex(typed);
    if (seconds !== value) onCommit(seconds);
  };
  return (
    <Field label={label} labelHidden error={refused ?? error} lines={1} className="-mb-3 min-w-20">
      <Input
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        placeholder={labels.timePlaceholder}
        className="w-20 font-mono [&_input]:text-center"
        value={typed ?? written(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isImeEnter(event)) commit();
        }}
      />
    </Field>
  );
}
