import './schedule-film.css';
import { columnOwner, dateAt, type OfColumns, type ScheduleDates } from '@paidang/contract/rules';
import { Check } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { type Day, longDay, shortDay } from '../../shared/dates/taipei';
import { type FilmPin, type FilmScale, filmScale } from './film-scale';
import { labels } from './labels';

export interface ScheduleFilmProps {
  dates: ScheduleDates;
  /** What is agreed on; dates that differ are framed. */
  agreed: ScheduleDates | null;
  done: OfColumns<string>;
  today: Day;
}

/** It may scroll, also from the keyboard. */
const reachable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

const percent = (value: number): string => `${value}%`;

/** All dates on one strip of film: a lane a step, days from left to right, each date in the colour of whose it is. */
export function ScheduleFilm({ dates, agreed, done, today }: ScheduleFilmProps) {
  const scale = useMemo(() => filmScale(dates, today), [dates, today]);
  if (!scale) return null;
  const { first, last, days, weeks, lanes } = scale;
  const state = ({ column, day }: FilmPin) => {
    if (done[column]) return 'done';
    return agreed && dateAt(agreed, column) !== day ? 'changed' : 'ahead';
  };
  return (
    <div
      data-tour="schedule-film"
      className="schedule-film max-md:-mx-4"
      style={{ '--film-days': days } as CSSProperties}
    >
      <div
        {...reachable(`${labels.film}：${labels.filmWords(longDay(first, today), longDay(last, today))}`)}
        className="schedule-film-window"
      >
        <div aria-hidden="true" className="schedule-film-track">
          <span className="schedule-film-name" />
          <div className="schedule-film-lane">
            <Ground scale={scale} />
            {weeks.map(({ day, at }) => (
              <span key={day} className="schedule-film-week" style={{ left: percent(at) }}>
                {shortDay(day, today)}
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
  );
}

/** Days nobody works on. */
function Ground({ scale: { rests } }: { scale: FilmScale }) {
  return rests.map(({ day, at, width }) => (
    <span key={day} className="schedule-film-rest" style={{ left: percent(at), width: percent(width) }} />
  ));
}

interface LaneProps {
  name: string;
  pins: readonly FilmPin[];
  scale: FilmScale;
  isLast: boolean;
  state: (pin: FilmPin) => 'done' | 'changed' | 'ahead';
}

function Lane({ name, pins, scale, isLast, state }: LaneProps) {
  const from = pins[0]?.at ?? 0;
  const to = pins.at(-1)?.at ?? from;
  return (
    <>
      <span className="schedule-film-name">{name}</span>
      <div className="schedule-film-lane">
        <Ground scale={scale} />
        {scale.today === null ? null : (
          <span className="schedule-film-today" style={{ left: percent(scale.today) }}>
            {isLast ? <span>{labels.today}</span> : null}
          </span>
        )}
        <span className="schedule-film-run" style={{ left: percent(from), width: percent(to - from) }} />
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
