import type { CardWeek } from '@paidang/contract/entities';
import { addDays } from '@paidang/contract/rules';
import { FilmStrip } from '@paidang/ui/film-strip';
import { card as words } from '#labels/creators';
import { weekStates } from '../creators/facts';
import { type Day, shortDay } from '../dates/taipei';
import { CardSection } from './card-section';

const titles = { now: words.weekFirst, done: words.weekFree, next: words.weekTaken } as const;

/** The next weeks as a strip of film. */
export function CardWeeks({ weeks, today }: { weeks: readonly CardWeek[]; today: Day }) {
  const frames = weekStates(weeks).map((week) => ({
    ...week,
    code: shortDay(week.id, today),
    title: titles[week.state],
    caption: words.until(shortDay(addDays(week.id, 6), today)),
  }));
  return (
    <CardSection title={words.weeks} hint={words.weeksHint}>
      <FilmStrip label={words.weeks} frames={frames} />
    </CardSection>
  );
}
