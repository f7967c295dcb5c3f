import { addDays, mondayOf, shownWeeks, weekNumber } from '@paidang/contract/rules';
import { Select } from '@paidang/ui/select';
import { labels } from '#labels/creators';
import { type Day, shortDay } from '../../shared/dates/taipei';

const filterLabels = labels.filters;
/** Select has no empty value of its own. */
const any = 'any';

export interface WeekRangeProps {
  from: Day | undefined;
  to: Day | undefined;
  today: Day;
  onChange: (from: Day | undefined, to: Day | undefined) => void;
}

/** First and last week in which the creator has to be free, out of the weeks that cards show. */
export function WeekRange({ from, to, today, onChange }: WeekRangeProps) {
  const weeks = shownWeeks(today);
  const chosen = { from: from && mondayOf(weekNumber(from)), to: to && mondayOf(weekNumber(to)) };
  const [first = today] = weeks;
  const last = weeks.at(-1) ?? today;
  const choose = (text: string, side: 'from' | 'to') => {
    const next = { ...chosen, [side]: weeks.find((week) => week === text) };
    if (!next.from && !next.to) return onChange(undefined, undefined);
    // The server reads a single date as that week only: an open end becomes the first or last week shown.
    const start = next.from ?? first;
    const end = next.to ?? last;
    const isReversed = end < start;
    onChange(start, addDays(isReversed ? start : end, 6));
  };
  const option = (label: (day: string) => string, dayOf: (week: Day) => Day) => [
    { value: any, label: filterLabels.anyWeek },
    ...weeks.map((week) => ({ value: week, label: label(shortDay(dayOf(week), today)) })),
  ];
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        size="sm"
        aria-label={filterLabels.weeksFrom}
        options={option(filterLabels.weekFrom, (week) => week)}
        value={weeks.find((week) => week === chosen.from) ?? any}
        onValueChange={(text) => choose(text, 'from')}
      />
      <Select
        size="sm"
        aria-label={filterLabels.weeksTo}
        options={option(filterLabels.weekTo, (week) => addDays(week, 6))}
        value={weeks.find((week) => week === chosen.to) ?? any}
        onValueChange={(text) => choose(text, 'to')}
      />
    </div>
  );
}
