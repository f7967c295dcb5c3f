import type { Identified } from './segment-list';

/** A segment in two versions. */
export interface SegmentChange<Segment extends Identified> {
  uuid: string;
  kind: 'added' | 'removed' | 'kept';
  /** Whether its position relative to the others has changed. */
  moved: boolean;
  /** Whether its content has changed. */
  changed: boolean;
  before: Segment | null;
  after: Segment | null;
  /** Number in the older version, starting at 1; `null` if it did not exist. */
  numberBefore: number | null;
  /** Number in the newer version, starting at 1; `null` if it was removed. */
  numberAfter: number | null;
}

/** Positions of the longest increasing subsequence: the segments that did not move. */
function longestRise(numbers: readonly number[]): Set<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  numbers.forEach((number, at) => {
    lengths[at] = 1;
    previous[at] = -1;
    for (let earlier = 0; earlier < at; earlier++) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((numbers[earlier] ?? 0) < number && length > (lengths[at] ?? 0)) {
        lengths[at] = length;
        previous[at] = earlier;
      }
    }
    if (last < 0 || (lengths[at] ?? 0) > (lengths[last] ?? 0)) last = at;
  });
  const rise = new Set<number>();
  for (let at = last; at >= 0; at = previous[at] ?? -1) rise.add(at);
  return rise;
}

/**
 * Compares two versions of a script segment by segment: in the newer order, with removed segments at their former place.
 *
 * @param isSame whether two states of a segment have the same content
 */
export function compareSegments<Segment extends Identified>(
  before: readonly Segment[],
  after: readonly Segment[],
  isSame: (one: Segment, other: Segment) => boolean,
): SegmentChange<Segment>[] {
  const oldPlaces = new Map(before.map(({ script_uuid }, at) => [script_uuid, at]));
  const kept = after.filter(({ script_uuid }) => oldPlaces.has(script_uuid));
  const inOrder = longestRise(kept.map(({ script_uuid }) => oldPlaces.get(script_uuid) ?? 0));
  const unmoved = new Set(kept.filter((_, at) => inOrder.has(at)).map(({ script_uuid }) => script_uuid));
  const stays = new Set(kept.map(({ script_uuid }) => script_uuid));

  const changes = after.map((segment, at): SegmentChange<Segment> => {
    const old = oldPlaces.get(segment.script_uuid);
    const older = old === undefined ? null : (before[old] ?? null);
    return {
      uuid: segment.script_uuid,
      kind: older ? 'kept' : 'added',
      moved: older !== null && !unmoved.has(segment.script_uuid),
      changed: older !== null && !isSame(older, segment),
      before: older,
      after: segment,
      numberBefore: old === undefined ? null : old + 1,
      numberAfter: at + 1,
    };
  });

  let place = 0;
  before.forEach((segment, at) => {
    if (unmoved.has(segment.script_uuid)) place = changes.findIndex(({ uuid }) => uuid === segment.script_uuid) + 1;
    if (stays.has(segment.script_uuid)) return;
    changes.splice(place, 0, {
      uuid: segment.script_uuid,
      kind: 'removed',
      moved: false,
      changed: false,
      before: segment,
      after: null,
      numberBefore: at + 1,
      numberAfter: null,
    });
    place += 1;
  });
  return changes;
}
