import type { MultiPageContent } from '@paidang/contract/entities';
import type { DiffSummary, RichTextDiffHandle } from '@paidang/editor/view';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { labels } from '#labels/script';
import type { StepCompareProps } from '../../../step/step-kind';
import { compareSegments } from '../segments/compare-segments';
import { isSameSegment } from '../segments/segment';
import { changePlaces, summarise, type TextSummaries } from './change-notes';
import { ComparedSegment, type TextPart } from './compared-segment';

const none: ReadonlyMap<string, TextSummaries> = new Map();

/** Two versions of a script in one list: added, removed, moved and changed segments, with the changes inside. */
export function StoryboardCompare({
  before,
  after,
  diffRef,
  onDiff,
  onCurrentChange,
}: StepCompareProps<MultiPageContent>) {
  const changes = useMemo(() => compareSegments(before.scripts, after.scripts, isSameSegment), [before, after]);
  const [read, setRead] = useState({ changes, texts: none });
  const texts = read.changes === changes ? read.texts : none;
  const list = useRef<HTMLOListElement>(null);
  const handles = useRef(new Map<string, RichTextDiffHandle>());
  const current = useRef(-1);
  const [announcement, announce] = useState('');

  const onText = useCallback(
    (uuid: string, part: TextPart, summary: DiffSummary) =>
      setRead((last) => {
        const known = last.changes === changes ? last.texts : none;
        return { changes, texts: new Map(known).set(uuid, { ...known.get(uuid), [part]: summary }) };
      }),
    [changes],
  );
  const onHandle = useCallback((uuid: string, part: TextPart, handle: RichTextDiffHandle | null) => {
    if (handle) handles.current.set(`${uuid}/${part}`, handle);
    else handles.current.delete(`${uuid}/${part}`);
  }, []);

  const places = useMemo(() => changePlaces(changes, texts), [changes, texts]);
  const report = useRef(onDiff);
  useEffect(() => {
    report.current = onDiff;
  });
  useEffect(() => {
    current.current = -1;
    report.current?.(summarise(places, texts));
  }, [places, texts]);

  const goTo = (index: number) => {
    const place = places[index];
    if (!place) return;
    current.current = index;
    onCurrentChange?.(index);
    if (place.part !== 'segment') return handles.current.get(`${place.uuid}/${place.part}`)?.goTo(place.index);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current
      ?.querySelector(`[data-segment="${place.uuid}"]`)
      ?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
    announce(labels.change.goTo(index + 1, places.length, place.words));
  };
  useImperativeHandle(diffRef, () => ({
    next: () => goTo((current.current + 1) % Math.max(1, places.length)),
    previous: () => goTo((Math.max(0, current.current) - 1 + places.length) % Math.max(1, places.length)),
    goTo,
  }));

  return (
    <>
      <ol ref={list} aria-label={labels.list}>
        {changes.map((change) => (
          <ComparedSegment key={change.uuid} change={change} onDiff={onText} diffRef={onHandle} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
