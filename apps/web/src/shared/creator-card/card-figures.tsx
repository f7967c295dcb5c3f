import type { CreatorCard } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import { card as words } from '#labels/creators';
import { figuresOf } from './figures-of';

/** The figures of a card beside each other. */
export function CardFigures({ creator }: { creator: CreatorCard }) {
  const figures = figuresOf(creator);
  if (figures.length === 0) return null;
  return (
    <dl
      aria-label={words.figures}
      className="grid grid-cols-2 border-t-2 border-b border-t-ink border-b-line @2xl:grid-flow-col @2xl:auto-cols-fr @2xl:grid-cols-none @2xl:divide-x @2xl:divide-line"
    >
      {figures.map(({ name, value, unit, hint }) => (
        <div key={name} className="py-4 pr-2 @2xl:not-first:pl-5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-36 leading-snug font-medium tracking-tight tabular-nums">
            {value}
            {unit ? <small className={cn('text-18 font-regular', value && 'ml-0.5')}>{unit}</small> : null}
          </dd>
          <dd className="text-12 text-ink-3">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
