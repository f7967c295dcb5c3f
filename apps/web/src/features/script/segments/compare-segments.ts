import type { Identified } from './segment-list';

/** A segment in two versions. */
export interface SegmentChange<Segment extends Identified> {
  uuid: string;
  kind: 'added' | 'removed' | 'kept';
  /** Not in the order of the others any more. */
  moved: boolean;
  /** Something inside differs. */
  changed: boolean;
  before: Segment | null;
  after: Segment | null;
  /** Number in the older version, from 1; `null` when it was not there. */
  numberBefore: number | null;
  /** Number in the newer version, from 1; `null` when it is gone. */
  numberAfter: number | null;
}

/** Positions of the longest run of rising numbers: what did not move. */
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
 * Two versions of a script, segment by segment: in the order of the newer one, what is gone where it was.
 *
 * @param isSame whether two states of one segment say the same
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
