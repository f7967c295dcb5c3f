import type { DrawnShape, SentVideo } from '@paidang/contract/entities';
import { frameAt } from '@paidang/contract/rules';
import type { FilmPin } from '@paidang/ui/film-ruler';
import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComparedFilm, FilmClock, FilmDrawing, FilmPort, FinishedDrawing, Stretch } from '../core';
import { defaultLabels, type FilmLabels } from '../labels';
import { drawingInWords } from '../labels/drawing-in-words';
import { FilmPlayer } from '../views/film-player';
import { PlayerRuler } from '../views/player-ruler';

/** A comment on the film: a pin on the timeline, and its drawing. */
export interface FilmRemark extends FilmPin {
  /** Drawing on the frame at `at`, shown while the film is paused there. @default none */
  shapes?: readonly DrawnShape[];
}

export interface FilmReviewProps {
  film: SentVideo;
  clock: FilmClock;
  port: FilmPort | undefined;
  remarks: readonly FilmRemark[];
  activeRemark: string | null;
  compared: ComparedFilm | null;
  stretch: Stretch | null;
  onStretch: (stretch: Stretch) => void;
  onRemark: (id: string) => void;
  /** Called with the film and its new addresses. */
  onFilm: (film: SentVideo) => void;
  /** Called when the port has failed. */
  onError: (error: unknown) => void;
  labels: LabelOverrides<FilmLabels>;
  locale: string | undefined;
}

/** Frames per second of a film without a known rate. */
const unknownRate = 25;

/** Content of `<paidang-film>`: player, timeline, pins and drawing. */
export function FilmReview({
  film,
  clock,
  port,
  remarks,
  activeRemark,
  compared,
  stretch,
  onStretch,
  onRemark,
  onFilm,
  onError,
  labels: given,
  locale,
}: FilmReviewProps) {
  const labels = useMemo(() => mergeLabels(defaultLabels, given), [given]);
  const drawings = useMemo(() => drawingsOf(remarks, labels), [remarks, labels]);
  const { draft, isNotKept, begin, change, finish } = useDrawing(clock, port, onError);
  const { duration, fps } = film;
  useEffect(() => clock.setFilm({ length: duration ?? 0, fps }), [clock, duration, fps]);

  const mark = (end: 'from' | 'until') => {
    const at = clock.now();
    if (end === 'from') onStretch({ from: at, until: Math.max(at, stretch?.until ?? at) });
    else onStretch({ from: Math.min(at, stretch?.from ?? at), until: at });
  };
  const show = (id: string) => {
    const remark = remarks.find((one) => one.id === id);
    if (remark) clock.goTo(remark.at);
    onRemark(id);
  };
  const refresh = async () => {
    try {
      if (port?.refresh) onFilm(await port.refresh());
    } catch (error) {
      onError(error);
    }
  };

  return (
    <TooltipProvider>
      <FilmPlayer
        film={film}
        clock={clock}
        onRefused={refresh}
        compared={compared}
        onMark={mark}
        stretch={stretch}
        drawings={drawings}
        drawing={
          draft && { shapes: draft.shapes, onChange: change, onStill: (still) => change({ still }), onDone: finish }
        }
        onDraw={port?.keepDrawing ? () => (draft ? finish() : begin()) : undefined}
        labels={given}
        locale={locale}
      >
        {isNotKept ? (
          <p role="alert" className="pd-film-problem">
            {labels.drawing.notKept}
          </p>
        ) : null}
        <PlayerRuler
          film={film}
          clock={clock}
          pins={remarks}
          activePin={activeRemark}
          onPin={show}
          stretch={stretch}
          onStretch={(from, until) => onStretch({ from, until })}
          labels={given}
        />
      </FilmPlayer>
    </TooltipProvider>
  );
}

const drawingsOf = (remarks: readonly FilmRemark[], labels: FilmLabels): readonly FilmDrawing[] =>
  remarks.flatMap(({ id, at, label, shapes = [] }) =>
    shapes.length > 0 ? [{ id, at, shapes, label: `${label} ${drawingInWords(shapes, labels)}` }] : [],
  );

type Change = readonly DrawnShape[] | { still: Blob };

/** A drawing from its first line until the port has stored it; it belongs to one frame, so seeking ends it. */
function useDrawing(clock: FilmClock, port: FilmPort | undefined, onError: (error: unknown) => void) {
  const [draft, setDraft] = useState<FinishedDrawing | null>(null);
  const [isNotKept, setNotKept] = useState(false);
  const isKeeping = useRef(false);

  const put = (next: FinishedDrawing | null, failed = false) => {
    setDraft(next);
    setNotKept(failed);
  };
  const begin = () => {
    clock.step(0);
    put({ at: clock.now(), shapes: [], still: null });
  };
  const change = (by: Change) => setDraft((drawn) => drawn && { ...drawn, ...('still' in by ? by : { shapes: by }) });
  const finish = async () => {
    if (!draft || isKeeping.current) return;
    if (draft.shapes.length === 0) return put(null);
    isKeeping.current = true;
    try {
      await port?.keepDrawing?.(draft);
      put(null);
    } catch (error) {
      clock.step(0);
      clock.goTo(draft.at);
      setNotKept(true);
      onError(error);
    } finally {
      isKeeping.current = false;
    }
  };

  const end = useRef(finish);
  useEffect(() => {
    end.current = finish;
  });
  const at = draft?.at ?? null;
  useEffect(() => {
    if (at === null) return;
    const rate = clock.rate() ?? unknownRate;
    return clock.subscribe(() => {
      if (clock.isPlaying() || frameAt(clock.now(), rate) !== frameAt(at, rate)) void end.current();
    });
  }, [clock, at]);

  return { draft, isNotKept, begin, change, finish: () => void finish() };
}
