import { Avatar } from '@paidang/ui/avatar';
import { cn } from '@paidang/ui/cn';
import { Check } from 'lucide-react';
import { labels } from '#labels/register';
import type { RegistrationForm, StepName } from './registration';
import './film-column.css';

export interface FilmColumnProps {
  steps: readonly StepName[];
  position: number;
  form: RegistrationForm;
  /** The short strip below the bar of small screens. @default false */
  narrow?: boolean;
}

const stateOf = (index: number, position: number): 'done' | 'now' | 'next' => {
  if (index === position) return 'now';
  return index < position ? 'done' : 'next';
};

/** The steps as frames of film, the current one highlighted. */
export function FilmColumn({ steps, position, form, narrow = false }: FilmColumnProps) {
  const tone = form.type === 'Vendor' ? 'vendor' : 'creator';
  return (
    <aside aria-label={labels.steps} className={narrow ? 'lg:hidden' : 'film-column max-lg:hidden'}>
      <ol
        className={cn(narrow ? 'film-strip-short -mx-5 mt-4 md:-mx-10' : 'grid gap-4')}
        style={narrow ? { gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` } : undefined}
      >
        {steps.map((step, index) => {
          const state = stateOf(index, position);
          const cell = labels.cells[step];
          return (
            <li
              key={step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
              className={narrow ? 'film-cell-short' : 'film-cell'}
            >
              {narrow ? (
                `${index + 1}　${cell.short}`
              ) : (
                <>
                  {state === 'done' ? (
                    <Check size={20} strokeWidth={1.75} aria-hidden="true" className="absolute top-6 right-6" />
                  ) : null}
                  {state === 'now' && form.company_name ? (
                    <span className="mb-auto flex items-center gap-3.5 pb-6">
                      <Avatar name={form.company_name} size={56} tone={tone} ring decorative />
                      <span className="min-w-0 truncate text-18 font-strong">{form.company_name}</span>
                    </span>
                  ) : null}
                  <span className="film-cell-number">{index + 1}</span>
                  <b>{cell.title}</b>
                  <p className="truncate">
                    {step === 'account' && form.email && state !== 'now'
                      ? `${form.email}，${labels.roles[form.type]}`
                      : cell.hint}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
