import './schedule-timeline.css';
import { columnOwner, dateAt, type OfColumns, type ScheduleDates } from '@paidang/contract/rules';
import { cn } from '@paidang/ui/cn';
import { Check } from 'lucide-react';
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { labels } from '#labels/schedule';
import { type Day, longDay, shortDay } from '../../shared/dates/taipei';
import { type FilmPin, type TimelineScale, timelineScale } from './timeline-scale';

export interface ScheduleTimelineProps {
  dates: ScheduleDates;
  /** Dates to compare with; differing dates are framed. */
  before: ScheduleDates | null;
  done: OfColumns<string>;
  today: Day;
  /** Names of the sides, whose colours mark their dates. */
  names: Record<'vendor' | 'creator', string>;
}

/** Focusable, because it may scroll. */
const reachable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

/** Days of space that a week's label needs next to its line. */
const roomForLabel = 2.5;

const percent = (value: number): string => `${value}%`;

/** All dates on one film strip: a lane per step, days from left to right, each date in its owner's colour. */
export function ScheduleTimeline({ dates, before, done, today, names }: ScheduleTimelineProps) {
  const scale = useMemo(() => timelineScale(dates, today), [dates, today]);
  const view = useRef<HTMLDivElement>(null);
  const now = scale.today;
  // If it does not fit, scroll to what comes next.
  useLayoutEffect(() => {
    const film = view.current;
    if (film && now !== null) film.scrollLeft = (film.scrollWidth * now) / 100 - film.clientWidth / 4;
  }, [now]);
  const { isBlank, first, last, days, weeks, lanes } = scale;
  const state = ({ column, day }: FilmPin) => {
    if (done[column]) return 'done';
    return before && dateAt(before, column) !== day ? 'changed' : 'ahead';
  };
  return (
    <>
      <div
        data-tour="schedule-film"
        className="schedule-film max-md:-mx-4"
        style={{ '--film-days': days } as CSSProperties}
      >
        <div
          ref={view}
          {...reachable(
            `${labels.film}：${isBlank ? labels.noDate : labels.filmWords(longDay(first, today), longDay(last, today))}`,
          )}
          className="schedule-film-window"
        >
          <div aria-hidden="true" className="schedule-film-track">
            <span className="schedule-film-name" />
            <div className="schedule-film-lane">
              <DaysOff scale={scale} />
              {weeks.map(({ day, at }, index) => (
                <span
                  key={day}
                  className="schedule-film-week"
                  data-side={((100 - at) / 100) * days < roomForLabel ? 'left' : 'right'}
                  style={{ left: percent(at) }}
                >
                  {shortDay(day, weeks[index - 1]?.day ?? today)}
                </span>
              ))}
            </div>
            {lanes.map(({ part, pins }, index) => (
              <Lane
                key={part}
                name={labels.parts[part]}
                pins={pins}
                scale={scale}
                isLast={index === lanes.length - 1}
                state={state}
              />
            ))}
          </div>
        </div>
      </div>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-12 text-ink-3">
        {(['creator', 'vendor'] as const).map((owner) => (
          <span key={owner} className="flex items-center gap-1.5">
            <span className={cn('size-2 rounded-pill', dots[owner])} />
            {labels.by(names[owner])}
          </span>
        ))}
        <span>{labels.restDays}</span>
      </p>
    </>
  );
}

const dots = {
  vendor: 'bg-vendor-500 forced-colors:rounded-none forced-colors:border',
  creator: 'bg-creator-500 forced-colors:border',
} as const;

/** Days off. */
function DaysOff({ scale: { rests } }: { scale: TimelineScale }) {
  return rests.map(({ day, at, width }) => (
    <span key={day} className="schedule-film-rest" style={{ left: percent(at), width: percent(width) }} />
  ));
}

interface LaneProps {
  name: string;
  pins: readonly FilmPin[];
  scale: TimelineScale;
  isLast: boolean;
  state: (pin: FilmPin) => 'done' | 'changed' | 'ahead';
}

function Lane({ name, pins, scale, isLast, state }: LaneProps) {
  const places = pins.map(({ at }) => at);
  const from = Math.min(...places);
  const to = Math.max(...places);
  return (
    <>
      <span className="schedule-film-name">{name}</span>
      <div className="schedule-film-lane">
        <DaysOff scale={scale} />
        {scale.today === null ? null : (
          <span className="schedule-film-today" style={{ left: percent(scale.today) }}>
            {isLast ? <span>{labels.today}</span> : null}
          </span>
        )}
        {pins.length > 1 ? (
          <span className="schedule-film-run" style={{ left: percent(from), width: percent(to - from) }} />
        ) : null}
        {pins.map((pin) => (
          <span
            key={pin.column}
            className="schedule-film-pin"
            data-variant={columnOwner(pin.column)}
            data-state={state(pin)}
            style={{ left: percent(pin.at) }}
          >
            {state(pin) === 'done' ? <Check size={14} strokeWidth={2.25} /> : pinWord(pin)}
          </span>
        ))}
      </div>
    </>
  );
}

const pinWord = ({ column }: FilmPin): string =>
  column.startsWith('works_upload') ? labels.onlinePin : (labels.pins[column.split('.')[1] ?? ''] ?? '');
