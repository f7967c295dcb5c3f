import type { ScriptType } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { cn } from '@paidang/ui/cn';
import { Radio } from '@paidang/ui/radio-group';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { labels } from '#labels/script';

export interface FormCardProps {
  form: ScriptType;
  checked: boolean;
  /** Whether the task's script currently has this form. */
  current: boolean;
  disabled: boolean;
}

const drawings: Record<ScriptType, string> = {
  multi:
    'M2 12v6M2 38v6M2 64v6M16 14h56M16 24h34M90 12h40v18H90zM16 40h56M16 50h42M90 38h40v18H90zM16 66h56M16 76h28M90 64h40v18H90z',
  separate:
    'M2 10h28v18H2zM36 10h28v18H36zM70 10h28v18H70zM104 10h28v18h-28zM36 34h28M2 44h80v44H2zM14 56h56M14 66h40M14 76h50M92 44h40v26H92zM92 80h30',
  one: 'M2 8h80v80H2zM14 24h38M14 38h56M14 48h56M14 58h48M14 68h56M14 78h30',
};

/** One form of a script; the whole card is a radio option. */
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
        className="text-18 font-strong [&_[data-slot=radio-label]]:after:absolute [&_[data-slot=radio-label]]:after:inset-0 [&_[data-slot=radio]]:relative [&_[data-slot=radio]]:z-1 [&_[data-slot=radio]]:mt-1.5"
        label={
          <span className="relative z-1 flex flex-wrap items-center gap-2">
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
