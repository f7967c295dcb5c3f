/** Minimal shape of a list member. */
export interface Identified {
  script_uuid: string;
}

const place = (index: number, length: number): number => Math.min(Math.max(index, 0), length);

/** The list with another member at `index`. */
export const insertSegment = <Segment extends Identified>(
  list: readonly Segment[],
  index: number,
  segment: Segment,
): Segment[] => list.toSpliced(place(index, list.length), 0, segment);

/** The list without the given member. */
export const removeSegment = <Segment extends Identified>(list: readonly Segment[], uuid: string): Segment[] =>
  list.filter((segment) => segment.script_uuid !== uuid);

/** The list with one member changed; the others keep their identity. */
export const changeSegment = <Segment extends Identified>(
  list: readonly Segment[],
  uuid: string,
  change: Partial<Segment>,
): Segment[] => list.map((segment) => (segment.script_uuid === uuid ? { ...segment, ...change } : segment));

/**
 * Moves a member to another position; past the ends means the end.
 *
 * @example moveSegment([a, b, c], 'a', 1) // [b, a, c]
 */
export function moveSegment<Segment extends Identified>(list: readonly Segment[], uuid: string, to: number): Segment[] {
  const segment = list.find((one) => one.script_uuid === uuid);
  if (!segment) return [...list];
  return insertSegment(removeSegment(list, uuid), to, segment);
}
