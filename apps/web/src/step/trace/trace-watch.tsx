import './trace-marks.css';
import { canHighlight, indexText, scrollToRange } from '@paidang/comment-board/dom';
import type { TracePlace } from '@paidang/contract/entities';
import { findWords, foldText } from '@paidang/contract/trace';
import { useEffect } from 'react';
import { nonTextSelector } from '../page/paper-surface';
import { useStepRoom, useStepSession } from '../page/step-room';
import { useStepTrace } from './use-step-trace';

const markName = 'pd-trace';
const none: readonly never[] = [];

/** Checks the displayed text against the brief, and marks the text that meets the selected requirement. */
export function TraceWatch() {
  const { kind } = useStepRoom();
  const paper = useStepSession((state) => state.paper);
  const places = useStepSession(
    ({ trace, requirement }) =>
      trace?.shown.cells.find(({ requirement_uuid }) => requirement_uuid === requirement)?.places ?? none,
  );
  useStepTrace();
  usePlaceMark(kind.Surface ? null : paper, places);
  return null;
}

/** Ranges of these places on the paper; text in input fields has none. */
function rangesOf(paper: Element, places: readonly TracePlace[]): Range[] {
  const index = indexText(paper, nonTextSelector);
  const folded = foldText(index.text);
  return places.flatMap(({ before, text, after }) => {
    const around = foldText(before + text + after).text;
    const words = foldText(text).text;
    const near = findWords(folded, around);
    const from = near?.confidence === 1 ? near.start : 0;
    const rest = foldText(index.text.slice(from));
    const found = findWords(rest, words);
    const range = found ? index.rangeOf({ start: from + found.start, end: from + found.end }) : null;
    return range ? [range] : [];
  });
}

/**
 * Highlights the text that meets a requirement on the paper and scrolls to it. Uses CSS highlights, so the DOM is not changed.
 */
function usePlaceMark(paper: HTMLElement | null, places: readonly TracePlace[]): void {
  useEffect(() => {
    if (!paper || places.length === 0 || !canHighlight()) return;
    const ranges = rangesOf(paper, places);
    CSS.highlights.set(markName, new Highlight(...ranges));
    if (ranges[0]) scrollToRange(ranges[0]);
    return () => void CSS.highlights.delete(markName);
  }, [paper, places]);
}
