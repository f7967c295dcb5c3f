/** A mark on a `FilmRuler`, such as a comment. */
export interface FilmPin {
  id: string;
  /** Seconds from the start of the film. */
  at: number;
  /** End of the range it refers to. @default a single moment */
  until?: number | null;
  /** Whose comment it is. */
  tone: 'vendor' | 'creator' | 'guest';
  /** Number displayed on it: its position in the list. */
  number: number;
  /** Accessible name: when, who and what. */
  label: string;
  /** Already handled: de-emphasised. @default false */
  done?: boolean;
  /** Belongs to the version being compared with: drawn as an outline. @default false */
  compared?: boolean;
}

/** Pins too close together to be distinguished, in order of time. */
export type PinGroup = readonly [FilmPin, ...FilmPin[]];

/**
 * Groups pins by place: a pin that would cover the first of a group joins it.
 *
 * @param xOf position of a moment in px
 * @param gap width of a pin in px
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

/** The pin a press on a group leads to: the one after the active pin, or else the first. */
export function nextOf(group: PinGroup, active: string | null): FilmPin {
  const at = group.findIndex(({ id }) => id === active);
  return group[at + 1] ?? group[0];
}
