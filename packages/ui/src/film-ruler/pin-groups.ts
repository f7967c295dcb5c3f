/** A mark on a `FilmRuler`, a comment for example. */
export interface FilmPin {
  id: string;
  /** Seconds from the film's beginning. */
  at: number;
  /** End of the stretch it speaks of. @default a moment only */
  until?: number | null;
  /** Whose it is. */
  tone: 'vendor' | 'creator' | 'guest';
  /** What stands on it: its place in the list. */
  number: number;
  /** Says when, who and what. */
  label: string;
  /** Dealt with: shown quietly. @default false */
  done?: boolean;
  /** Speaks of the version this one is compared with: shown as an outline. @default false */
  compared?: boolean;
}

/** Pins too near each other to be told apart, in the film's order. */
export type PinGroup = readonly [FilmPin, ...FilmPin[]];

/**
 * Pins by place: one that would cover the first of a group joins it.
 *
 * @param xOf where a moment is, px
 * @param gap width of a pin, px
 */
export function groupPins(pins: readonly FilmPin[], xOf: (seconds: number) => number, gap: number): PinGroup[] {
  const groups: [FilmPin, ...FilmPin[]][] = [];
  for (const pin of pins.toSorted((a, b) => a.at - b.at || a.number - b.number)) {
    const last = groups.at(-1);
    if (last && xOf(pin.at) - xOf(last[0].at) < gap) last.push(pin);
    else groups.push([pin]);
  }
  return groups;
}

/** The pin a press on a group leads to: the one after the active, else the first. */
export function nextOf(group: PinGroup, active: string | null): FilmPin {
  const at = group.findIndex(({ id }) => id === active);
  return group[at + 1] ?? group[0];
}
