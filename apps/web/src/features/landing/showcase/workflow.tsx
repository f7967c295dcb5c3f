import { functionTitles } from '@paidang/contract/vocabulary';
import { AvatarPair } from '@paidang/ui/avatar-pair';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { FilmStrip } from '@paidang/ui/film-strip';
import { useState } from 'react';
import { showcase } from '#labels/landing/showcase';
import acheng from '../people/acheng.svg';
import sanmin from '../people/sanmin.svg';

const workflowLabels = showcase.workflow;
const vendor = { name: workflowLabels.vendor, src: sanmin, tone: 'vendor' } as const;
const creator = { name: workflowLabels.creator, src: acheng, tone: 'creator' } as const;
const colours = {
  vendor: { edge: 'border-l-vendor-500', text: 'text-vendor-600' },
  creator: { edge: 'border-l-creator-500', text: 'text-creator-600' },
} as const;
const started = 3;

/** A task's film strip that can be stepped through; whose turn it is is shown below. */
export function Workflow() {
  const [at, setAt] = useState(started);
  const step = workflowLabels.steps[at] ?? workflowLabels.steps[started];
  const { name } = step.turn === 'vendor' ? vendor : creator;
  const frames = workflowLabels.steps.map(({ code, turn, due }, index) => ({
    id: code,
    code,
    title: functionTitles[code],
    state: index < at ? ('done' as const) : index === at ? ('now' as const) : ('next' as const),
    caption: index < at ? workflowLabels.done : due,
    tone: turn,
  }));
  return (
    <>
      <FilmStrip label={workflowLabels.film} frames={frames} className="max-lg:-mx-(--page-gutter)" />
      <div className="mt-4 grid items-center gap-3 sm:grid-cols-[1fr_auto]">
        <div
          aria-live="polite"
          className={cn(
            'flex min-h-16 min-w-0 items-center gap-4 rounded-r-control border border-l-4 border-line bg-surface px-4 py-3',
            colours[step.turn].edge,
          )}
        >
          <AvatarPair
            left={vendor}
            right={creator}
            to={step.turn === 'vendor' ? 'left' : 'right'}
            size={28}
            label={workflowLabels.turn(name)}
            className="max-sm:hidden"
          />
          <p className="min-w-0 flex-1">
            <b className={cn('mr-2.5 font-strong', colours[step.turn].text)}>{workflowLabels.turn(name)}</b>
            {step.what}
          </p>
          <span className="text-13 text-ink-2 tabular-nums">{step.due}</span>
        </div>
        <div className="flex gap-2 max-sm:justify-end">
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {workflowLabels.previous}
          </Button>
          <Button disabled={at === workflowLabels.steps.length - 1} onClick={() => setAt(at + 1)}>
            {workflowLabels.next}
          </Button>
        </div>
      </div>
    </>
  );
}
