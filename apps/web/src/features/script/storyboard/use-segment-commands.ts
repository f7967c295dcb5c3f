import type { DeletedScript, ScriptSegment } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { checkSpans, formatTimeIndex, moveSpanEnd, moveSpanStart } from '@paidang/contract/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { labels } from '#labels/script';
import { showToast } from '../../../stores/toasts';
import { newSegment, segmentName } from '../segments/segment';
import { changeSegment, insertSegment, moveSegment, removeSegment } from '../segments/segment-list';

export interface SegmentCommandsOptions {
  segments: readonly ScriptSegment[];
  /** Whether the times of later segments follow. */
  sync: boolean;
  onChange: (segments: ScriptSegment[]) => void;
  /** Called with the part to focus next. */
  onFocus: (target: SegmentFocus) => void;
}

const said = labels.said;

/** All commands on the segments. They keep their identity, so that only changed segments are rendered. */
export function useSegmentCommands({ segments, sync, onChange, onFocus }: SegmentCommandsOptions) {
  const now = useRef({ segments, sync, onChange, onFocus });
  const [announcement, announce] = useState('');
  useEffect(() => {
    now.current = { segments, sync, onChange, onFocus };
  });

  const commands = useMemo(() => {
    const apply = (next: ScriptSegment[]) => {
      now.current.segments = next;
      now.current.onChange(next);
    };
    const all = () => now.current.segments;
    const placeOf = (uuid: string) => all().findIndex((segment) => segment.script_uuid === uuid);
    const nameOf = (uuid: string) => {
      const at = placeOf(uuid);
      const segment = all()[at];
      return segment ? segmentName(segment, at + 1) : '';
    };

    const insert = (index: number, segment: ScriptSegment, words: string) => {
      if (all().length >= limits.script.segments) {
        showToast({ title: labels.full(limits.script.segments), tone: 'danger' });
        return;
      }
      apply(insertSegment(all(), index, segment));
      announce(words);
      now.current.onFocus({ uuid: segment.script_uuid, part: 'title' });
    };
    const addAt = (index: number) => {
      const before = all()[index - 1];
      insert(index, newSegment(crypto.randomUUID(), before ? before.end : 0), said.added(index + 1));
    };
    const move = (uuid: string, to: number) => {
      const name = nameOf(uuid);
      const place = Math.min(Math.max(to, 0), all().length - 1);
      if (place === placeOf(uuid)) return;
      apply(moveSegment(all(), uuid, place));
      announce(said.moved(name, place + 1, all().length));
    };

    return {
      change: (uuid: string, change: Partial<ScriptSegment>) => apply(changeSegment(all(), uuid, change)),
      addLast: () => addAt(all().length),
      addBelow: (uuid: string) => addAt(placeOf(uuid) + 1),
      duplicate: (uuid: string) => {
        const at = placeOf(uuid);
        const segment = all()[at];
        if (!segment) return;
        const copy = { ...segment, script_uuid: crypto.randomUUID(), start: segment.end, end: null };
        insert(at + 1, copy, said.duplicated(at + 2));
      },
      move,
      step: (uuid: string, by: -1 | 1) => move(uuid, placeOf(uuid) + by),
      remove: (uuid: string) => {
        const at = placeOf(uuid);
        const segment = all()[at];
        if (!segment) return;
        const name = nameOf(uuid);
        const rest = removeSegment(all(), uuid);
        const next = rest[Math.min(at, rest.length - 1)];
        apply(rest);
        announce(said.removed(name));
        if (next) now.current.onFocus({ uuid: next.script_uuid, part: 'handle' });
        showToast({
          title: said.removed(name),
          duration: 8000,
          action: { label: said.undo, onSelect: () => insert(at, segment, said.restored(name)) },
        });
      },
      /** Replaces the whole list, and offers an undo. */
      replace: (next: ScriptSegment[], words: string) => {
        const before = [...all()];
        apply(next);
        announce(words);
        showToast({
          title: words,
          tone: 'success',
          duration: 8000,
          action: { label: said.undo, onSelect: () => apply(before) },
        });
      },
      restore: ({ segment, ordering }: DeletedScript) => {
        if (placeOf(segment.script_uuid) >= 0) return;
        insert(ordering - 1, segment, said.restored(segmentName(segment, ordering)));
      },
      setStart: (uuid: string, start: number | null) => {
        const at = placeOf(uuid);
        const next = moveSpanStart(all(), at, start, now.current.sync);
        apply(next);
        const taken = next[at]?.start ?? null;
        if (start !== null && taken !== null && taken > start) announce(labels.pushed(formatTimeIndex(taken)));
      },
      setEnd: (uuid: string, end: number | null) => apply(moveSpanEnd(all(), placeOf(uuid), end, now.current.sync)),
    };
  }, []);

  const messages = useMemo(() => checkSpans(segments), [segments]);
  return { commands, messages, announcement };
}

export type SegmentCommands = ReturnType<typeof useSegmentCommands>['commands'];

/** A part of a segment that can be focused. */
export interface SegmentFocus {
  uuid: string;
  part: 'title' | 'handle';
}

/** Focuses a part of a segment once it is rendered. */
export function useSegmentFocus<Root extends HTMLElement = HTMLOListElement>() {
  const list = useRef<Root>(null);
  const [wanted, setWanted] = useState<SegmentFocus | null>(null);

  useEffect(() => {
    const segments = list.current;
    if (!wanted || !segments) return;
    const go = () => segments.querySelector<HTMLElement>(`[data-${wanted.part}="${wanted.uuid}"]`)?.focus();
    if (!document.activeElement?.closest('[role="menu"]')) return go();
    // A closing menu returns focus to its button; only after that can it be moved.
    segments.addEventListener('focusin', go, { once: true });
    return () => segments.removeEventListener('focusin', go);
  }, [wanted]);

  const focus = useCallback((target: SegmentFocus) => setWanted({ ...target }), []);
  return { list, focus };
}
