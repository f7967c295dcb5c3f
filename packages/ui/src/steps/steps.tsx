import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { listOf } from '../internal/list-of';
import { type RenderLink, renderAnchor } from '../internal/render-link';
import type { Step, StepState } from './step';
import { StepCell } from './step-cell';

export interface StepsLabels {
  /** @default '已完成' */
  done: string;
  /** @default '目前步驟' */
  now: string;
  /** @default '尚未開始' */
  next: string;
  /** @default '需要修改' */
  error: string;
}

const defaultLabels: StepsLabels = { done: '已完成', now: '目前步驟', next: '尚未開始', error: '需要修改' };

export interface StepsProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children' | 'aria-label'> {
  steps: readonly Step[];
  /** Id of the step being worked on; with none of them all are done. */
  current: string | null;
  /** Names the list. */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Makes buttons of the steps that don't lie ahead. */
  onStepSelect?: (id: string) => void;
  /** Renders a link with the router's own element. @default an `<a>` */
  renderLink?: RenderLink;
  labels?: Partial<StepsLabels>;
}

/**
 * The steps of a form, in order: a short piece of film whose lit frame is the one being filled in. Where it is narrow the
 * others keep only their number. The steps of a task are a `FilmStrip`.
 *
 * @example <Steps label="註冊步驟" current="basics" steps={[{ id: 'account', title: '帳號' }, { id: 'basics', title: '基本資料' }]} />
 */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  {
    steps: given,
    current,
    label,
    orientation = 'horizontal',
    onStepSelect,
    renderLink = renderAnchor,
    labels,
    className,
    ...props
  },
  ref,
) {
  const steps = listOf(given, 'Steps', 'steps');
  const text = { ...defaultLabels, ...labels };
  const position = current === null ? steps.length : steps.findIndex((step) => step.id === current);
  const stateOf = (step: Step, index: number): StepState => {
    if (index === position) return 'now';
    if (step.error) return 'error';
    return index < position ? 'done' : 'next';
  };
  return (
    <ol
      ref={ref}
      data-slot="steps"
      data-orientation={orientation}
      aria-label={label}
      className={cn(
        'pd-root pd:@container pd:rounded-tight pd:bg-film pd:p-3 pd:text-film-ink',
        orientation === 'horizontal' ? 'pd:flex pd:gap-1' : 'pd:grid pd:gap-3 pd:px-6 pd:py-5',
        className,
      )}
      {...props}
    >
      {steps.map((step, index) => {
        const state = stateOf(step, index);
        return (
          <StepCell
            key={step.id}
            step={step}
            number={index + 1}
            state={state}
            stateLabel={text[state]}
            orientation={orientation}
            onSelect={onStepSelect}
            renderLink={renderLink}
          />
        );
      })}
    </ol>
  );
});
