import type { CardWeek } from '@paidang/contract/entities';
import { FilmMini } from '@paidang/ui/film-mini';
import { facts } from '#labels/creators';
import type { Day } from '../dates/taipei';
import { weekStates, weeksText } from './facts';

export interface WeekMiniProps {
  weeks: readonly CardWeek[] | null;
  today: Day;
}

/** Availability as a small film strip of the next weeks, with the first free week as text. */
export function WeekMini({ weeks, today }: WeekMiniProps) {
  if (!weeks || weeks.length === 0) return <span className="text-12 text-ink-3">{facts.weeksUnknown}</span>;
  const text = weeksText(weeks, today);
  return (
    <span className="inline-grid justify-items-start gap-1">
      <FilmMini frames={weekStates(weeks)} label={text} />
      <span aria-hidden="true" className="text-12 whitespace-nowrap text-ink-3">
        {text}
      </span>
    </span>
  );
}
