import { type KeyboardEvent, memo, useRef, useState } from 'react';
import type { FilmRulerLabels } from '../labels/ui-labels';
import { type FilmPin, nextOf, type PinGroup } from './pin-groups';

interface FilmPinsProps {
  groups: readonly PinGroup[];
  duration: number;
  active: string | null;
  label: string;
  groupLabel: FilmRulerLabels['pinGroup'];
  onPin: ((id: string) => void) | undefined;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The pins above the strip: a single tab stop with arrow keys between them. Rendered only when they change, not every frame. */
export const FilmPins = memo(function FilmPins({ groups, duration, active, label, groupLabel, onPin }: FilmPinsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, Math.max(0, groups.length - 1));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const last = groups.length - 1;
    const next = Math.max(0, Math.min(last, step(current, last)));
    setStop(next);
    list.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus();
  };

  if (groups.length === 0) return null;
  return (
    <div
      ref={list}
      role="toolbar"
      aria-label={label}
      data-slot="film-ruler-pins"
      className="pd-ruler-pins"
      onKeyDown={onKeyDown}
    >
      {groups.map((group, index) => (
        <Pin
          key={group[0].id}
          group={group}
          duration={duration}
          active={active}
          name={group.length > 1 ? groupLabel(group.map((pin) => pin.label)) : group[0].label}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setStop(index)}
          onPress={() => onPin?.(nextOf(group, active).id)}
        />
      ))}
    </div>
  );
});

/** The ranges pins refer to, drawn as lines below them. */
export const FilmRanges = memo(function FilmRanges({ pins, duration }: { pins: readonly FilmPin[]; duration: number }) {
  return pins.map(({ id, at, until, tone, done }) =>
    until ? (
      <i
        key={id}
        aria-hidden="true"
        data-variant={tone}
        data-state={done ? 'done' : 'open'}
        className="pd-ruler-range"
        style={{ left: `${(at / duration) * 100}%`, width: `${((Math.min(until, duration) - at) / duration) * 100}%` }}
      />
    ) : null,
  );
});

interface PinProps {
  group: PinGroup;
  duration: number;
  active: string | null;
  name: string;
  tabIndex: number;
  onFocus: () => void;
  onPress: () => void;
}

function Pin({ group, duration, active, name, tabIndex, onFocus, onPress }: PinProps) {
  const [first] = group;
  const lit = group.find(({ id }) => id === active);
  const shown = String(lit?.number ?? numbersOf(group));
  return (
    <button
      type="button"
      data-slot="film-ruler-pin"
      data-variant={(lit ?? first).tone}
      data-state={stateOf(group)}
      data-active={lit ? '' : undefined}
      data-compared={group.every(({ compared }) => compared) ? '' : undefined}
      // The visible text comes first, for users of speech input (WCAG 2.5.3).
      aria-label={`${shown} ${name}`}
      aria-pressed={lit !== undefined}
      title={name}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={onPress}
      className="pd-ruler-pin"
      style={{ left: `${(first.at / duration) * 100}%` }}
    >
      <span>{shown}</span>
    </button>
  );
}

const stateOf = (group: PinGroup): 'open' | 'done' => (group.every(({ done }) => done) ? 'done' : 'open');

const numbersOf = (group: PinGroup): string => {
  const last: FilmPin | undefined = group.at(-1);
  return last && group.length > 1 ? `${group[0].number}–${last.number}` : String(group[0].number);
};
