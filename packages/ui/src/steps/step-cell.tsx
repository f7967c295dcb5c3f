import { cva } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { cn } from '../cn';
import { TickIcon } from '../internal/icons';
import type { RenderLink } from '../internal/render-link';
import type { Step, StepState } from './step';

const cellVariants = cva('pd:relative pd:min-w-0 pd:rounded-[calc(var(--pd-corner-tight)-1px)] pd:text-left', {
  variants: {
    orientation: {
      horizontal: '',
      vertical: '',
    },
    state: {
      done: 'pd:bg-film-cell pd:text-film-ink pd:[--pd-step-quiet:var(--pd-film-ink-2)]',
      now: 'pd:bg-film-lit pd:text-(--pd-film-lit-ink) pd:[--pd-step-quiet:var(--pd-film-lit-ink-2)]',
      next: 'pd:text-film-ink-2 pd:shadow-[inset_0_0_0_1px_var(--pd-film-edge)] pd:[--pd-step-quiet:var(--pd-film-ink-2)]',
      error:
        'pd:bg-film-cell pd:text-film-ink pd:shadow-[inset_0_0_0_2px_var(--pd-film-late)] pd:[--pd-step-quiet:var(--pd-film-late-ink)]',
    },
  },
  compoundVariants: [
    { orientation: 'horizontal', state: 'now', class: 'pd:flex-1' },
    { orientation: 'horizontal', state: ['done', 'next', 'error'], class: 'pd:@min-[561px]:flex-1' },
    { orientation: 'vertical', state: 'now', class: 'pd:-mx-2' },
  ],
});

const bodyVariants = cva(
  'pd:flex pd:w-full pd:min-w-0 pd:rounded-[inherit] pd:focus-visible:-outline-offset-2 pd:pointer-coarse:min-h-11',
  {
    variants: {
      orientation: {
        horizontal: 'pd:items-center pd:gap-2 pd:px-3 pd:py-2 pd:text-13',
        vertical: 'pd:flex-col pd:gap-1 pd:px-5 pd:py-4',
      },
      pressable: { true: 'pd:hover:underline pd:underline-offset-3 pd:focus-visible:outline-focus', false: '' },
      lit: { true: '', false: 'pd:focus-visible:outline-film-ink' },
    },
  },
);

interface StepCellProps {
  step: Step;
  number: number;
  state: StepState;
  stateLabel: string;
  orientation: 'horizontal' | 'vertical';
  onSelect: ((id: string) => void) | undefined;
  renderLink: RenderLink;
}

export function StepCell({ step, number, state, stateLabel, orientation, onSelect, renderLink }: StepCellProps) {
  const lit = state === 'now';
  const reachable = state !== 'next';
  const pressable = reachable && Boolean(step.href ?? onSelect);
  const className = bodyVariants({ orientation, pressable, lit });
  const current = lit ? { 'aria-current': 'step' as const } : {};
  const children = <StepBody {...{ step, number, state, stateLabel, orientation }} />;
  return (
    <li data-slot="step" data-state={state} className={cellVariants({ orientation, state })}>
      {pressable ? (
        step.href ? (
          renderLink({ href: step.href, className, ...current, children })
        ) : (
          <button type="button" className={className} {...current} onClick={() => onSelect?.(step.id)}>
            {children}
          </button>
        )
      ) : (
        <div className={className} {...current}>
          {children}
        </div>
      )}
    </li>
  );
}

function StepBody({ step, number, state, stateLabel, orientation }: Omit<StepCellProps, 'onSelect' | 'renderLink'>) {
  const strong = state === 'now';
  const across = orientation === 'horizontal';
  return (
    <>
      <span className="pd:flex pd:items-center pd:gap-1 pd:font-mono pd:text-12 pd:text-(--pd-step-quiet)">
        {number}
        {state === 'done' ? <TickIcon size={16} /> : null}
        {state === 'error' ? <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" /> : null}
      </span>
      <span
        data-slot="step-title"
        className={cn(
          'pd:min-w-0',
          strong ? 'pd:font-strong' : 'pd:font-regular',
          across ? 'pd:line-clamp-2' : 'pd:text-18',
          across && !strong ? 'pd:@max-[560px]:sr-only' : '',
        )}
      >
        {step.title}
      </span>
      <span className="pd:sr-only">{stateLabel}</span>
      {step.description && !across ? (
        <span data-slot="step-description" className="pd:text-14 pd:text-(--pd-step-quiet)">
          {step.description}
        </span>
      ) : null}
    </>
  );
}
