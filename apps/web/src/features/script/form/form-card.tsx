import type { ScriptType } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { cn } from '@paidang/ui/cn';
import { Radio } from '@paidang/ui/radio-group';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { labels } from '../labels';

export interface FormCardProps {
  form: ScriptType;
  checked: boolean;
  /** The task's script has this form now. */
  current: boolean;
  disabled: boolean;
}

const drawings: Record<ScriptType, string> = {
  multi:
    'M30 14h56M30 24h34M104 12h40v18h-40zM30 40h56M30 50h42M104 38h40v18h-40zM30 66h56M30 76h28M104 64h40v18h-40zM16 12v6M16 38v6M16 64v6',
  one: 'M40 8h80v80H40zM52 24h38M52 38h56M52 48h56M52 58h48M52 68h56M52 78h30',
};

/** One form of a script, chosen by a press anywhere on it. */
export function FormCard({ form, checked, current, disabled }: FormCardProps) {
  const id = useId();
  const { title, text, good } = labels.form[form];
  return (
    <div
      className={cn(
        'relative grid content-start gap-4 rounded-card border border-line-strong bg-surface p-6',
        checked && 'border-ink shadow-[inset_0_0_0_1px_var(--pd-ink)]',
        disabled && 'border-line',
      )}
    >
      <svg
        viewBox="0 0 160 96"
        width="160"
        height="96"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="text-ink-3"
      >
        <path d={drawings[form]} />
      </svg>
      <Radio
        value={form}
        disabled={disabled}
        aria-describedby={`${id}text`}
        className="text-18 font-strong [&_[data-slot=radio-label]]:after:absolute [&_[data-slot=radio-label]]:after:inset-0 [&_[data-slot=radio]]:mt-1.5"
        label={
          <span className="flex flex-wrap items-center gap-2">
            {title}
            {current ? <Badge>{labels.form.current}</Badge> : null}
          </span>
        }
      />
      <div id={`${id}text`} className="grid gap-3 text-ink-2">
        <p className="text-14">{text}</p>
        <ul className="grid gap-2 text-13">
          {good.map((one) => (
            <li key={one} className="flex gap-2">
              <Check size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
              {one}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
