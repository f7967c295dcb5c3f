/** What a list needs to know of its members. */
export interface Identified {
  script_uuid: string;
}

const place = (index: number, length: number): number => Math.min(Math.max(index, 0), length);

/** The list with one more member at `index`. */
export const insertSegment = <Segment extends Identified>(
  list: readonly Segment[],
  index: number,
  segment: Segment,
): Segment[] => list.toSpliced(place(index, list.length), 0, segment);

/** The list without one member. */
export const removeSegment = <Segment extends Identified>(list: readonly Segment[], uuid: string): Segment[] =>
  list.filter((segment) => segment.script_uuid !== uuid);

/** The list with one member changed; the others stay the very same objects. */
export const changeSegment = <Segment extends Identified>(
  list: readonly Segment[],
  uuid: string,
  change: Partial<Segment>,
): Segment[] => list.map((segment) => (segment.script_uuid === uuid ? { ...segment, ...change } : segment));

/**
 * The list with one member at another place; past the ends means the end.
 *
 * @example moveSegment([a, b, c], 'a', 1) // [b, a, c]
 */
export function moveSegment<Segment extends Identified>(list: readonly Segment[], uuid: string, to: number): Segment[] {
  const segment = list.find((one) => one.script_uuid === uuid);
  if (!segment) return [...list];
  return insertSegment(removeSegment(list, uuid), to, segment);
}
