import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../cn';
import type { FilmRulerLabels } from '../labels/ui-labels';
import { useLabels } from '../locale';
import { FilmPins, FilmRanges } from './film-pins';
import { FilmPreview, type FilmStoryboard } from './film-preview';
import { FilmStretch } from './film-stretch';
import { defaultLabels } from './labels';
import { type FilmPin, groupPins } from './pin-groups';
import { useCentredScroll } from './use-centred-scroll';
import { useRulerDrag } from './use-ruler-drag';

export interface FilmRulerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name of the playhead. */
  label: string;
  /** Length of the film in seconds. */
  duration: number;
  /** Position of the playhead in seconds. */
  at: number;
  onSeek: (seconds: number) => void;
  /** Whether the film is playing: the playhead moves smoothly. @default false */
  playing?: boolean;
  /** Moments that comments refer to. @default none */
  pins?: readonly FilmPin[];
  /** Id of the highlighted pin. */
  activePin?: string | null;
  /** Called when a pin is pressed; repeated presses cycle through pins at the same place. */
  onPin?: (id: string) => void;
  /** An image of `count` thumbnails side by side. @default empty cells */
  thumbnails?: { src: string; count: number } | null;
  /** Shows a thumbnail of the moment at the pointer. @default none */
  storyboard?: FilmStoryboard | null;
  /** The range marked for the comment being written. */
  stretch?: { from: number; until: number } | null;
  /** Called when a range is marked by dragging over the lane of pins. */
  onStretch?: (from: number, until: number) => void;
  labels?: Partial<FilmRulerLabels>;
}

/** Width of a pin in px, for a mouse and for touch: pins closer than that are grouped. */
const pinWidths = { fine: 26, coarse: 46 };
const emptyCells = 10;
const noPins: readonly FilmPin[] = [];

const keySteps: Readonly<Record<string, (at: number, duration: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 10,
  PageUp: (at) => at + 10,
  Home: () => 0,
  End: (_, duration) => duration,
};

/**
 * A film as a strip with a time axis: thumbnails, ticks, a draggable playhead, and pins for comments. Scrolls
 * horizontally if it does not fit; on touch screens the playhead stays in the middle and the film is pushed.
 *
 * @example <FilmRuler label="播放位置" duration={486} at={142} onSeek={seek} pins={pins} onPin={show} />
 */
export const FilmRuler = forwardRef<HTMLDivElement, FilmRulerProps>(function FilmRuler(
  {
    label,
    duration: given,
    at: position,
    onSeek,
    playing = false,
    pins = noPins,
    activePin = null,
    onPin,
    thumbnails,
    storyboard,
    stretch: marked,
    onStretch,
    labels,
    className,
    ...props
  },
  ref,
) {
  const names = useLabels('filmRuler', defaultLabels, labels);
  const duration = given > 0 ? given : 1;
  const at = Math.min(Math.max(0, position || 0), duration);
  const view = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { width, overflows } = useFilmSize(view, film);
  const seek = (seconds: number) => onSeek(Math.min(Math.max(0, seconds), duration));
  const secondsAt = (clientX: number) => {
    const box = film.current?.getBoundingClientRect();
    return box && box.width > 0 ? Math.min(Math.max(0, (clientX - box.left) / box.width), 1) * duration : 0;
  };
  const drag = useRulerDrag({ secondsAt, onSeek: seek, onStretch });
  // Without a width nothing has been drawn yet, as on a server.
  const isCoarse = width > 0 && matchMedia('(pointer: coarse)').matches;
  const pinWidth = isCoarse ? pinWidths.coarse : pinWidths.fine;
  const groups = useMemo(
    () => groupPins(pins, (seconds) => (seconds / duration) * width, pinWidth),
    [pins, duration, width, pinWidth],
  );
  const stretch = drag.stretch ?? marked ?? null;
  const percent = (seconds: number) => `${(seconds / duration) * 100}%`;
  const cells = thumbnails?.count ?? emptyCells;

  useCentredScroll({
    view,
    centred: isCoarse,
    width,
    overflows,
    part: at / duration,
    playing,
    onPush: (part) => seek(part * duration),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    seek(step(at, duration));
  };

  return (
    <div ref={ref} data-slot="film-ruler" className={cn('pd-root pd-ruler-root', className)} {...props}>
      {/* A film runs from left to right in every language, as in browsers' own controls. */}
      <div ref={view} dir="ltr" className="pd-ruler-window">
        <div className="pd-ruler">
          <div ref={film} className="pd-ruler-film">
            <div data-slot="film-ruler-lane" className="pd-ruler-lane" {...drag.lane}>
              <FilmRanges pins={pins} duration={duration} />
              <FilmPins
                groups={groups}
                duration={duration}
                active={activePin}
                label={names.pins}
                groupLabel={names.pinGroup}
                onPin={onPin}
              />
            </div>
            <div
              ref={strip}
              role="slider"
              tabIndex={0}
              aria-label={label}
              aria-valuemin={0}
              aria-valuemax={Math.floor(duration)}
              aria-valuenow={Math.floor(at)}
              aria-valuetext={names.position(names.time(at), names.time(duration))}
              data-slot="film-ruler-strip"
              className="pd-ruler-strip"
              onKeyDown={onKeyDown}
              {...drag.strip}
            >
              {Array.from({ length: cells }, (_, place) => place).map((place) => (
                <span
                  key={place}
                  className="pd-ruler-cell"
                  style={
                    thumbnails
                      ? {
                          backgroundImage: `url("${thumbnails.src}")`,
                          backgroundSize: `${cells * 100}% 100%`,
                          backgroundPosition: `${cells > 1 ? (place / (cells - 1)) * 100 : 0}% 0`,
                        }
                      : undefined
                  }
                />
              ))}
            </div>
            <div aria-hidden="true" className="pd-ruler-ticks">
              {ticksOf(duration, width).map((tick) => (
                <span
                  key={tick}
                  className="pd-ruler-tick"
                  style={tick === duration ? { right: 0 } : { left: percent(tick) }}
                >
                  {names.time(tick)}
                </span>
              ))}
            </div>
            {stretch ? (
              <FilmStretch
                stretch={stretch}
                duration={duration}
                labels={names}
                secondsAt={secondsAt}
                onSeek={seek}
                onStretch={drag.stretch ? undefined : onStretch}
              />
            ) : null}
            <div aria-hidden="true" className="pd-ruler-way">
              <div
                data-slot="film-ruler-playhead"
                data-state={playing ? 'playing' : 'resting'}
                className="pd-ruler-playhead"
                style={{ transform: `translateX(${percent(at)})` }}
              />
            </div>
          </div>
        </div>
      </div>
      {storyboard ? (
        <FilmPreview storyboard={storyboard} strip={strip} secondsAt={secondsAt} timeText={names.time} />
      ) : null}
      <div aria-hidden="true" className="pd-ruler-middle" />
    </div>
  );
});

/** The film's width in px, and whether the ruler scrolls. Measured when either changes size: reading it later forces a layout. */
function useFilmSize(view: RefObject<HTMLElement | null>, film: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, overflows: false });
  useEffect(() => {
    const [outer, inner] = [view.current, film.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => {
      const width = inner.clientWidth;
      const overflows = outer.scrollWidth > outer.clientWidth;
      setSize((last) => (last.width === width && last.overflows === overflows ? last : { width, overflows }));
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [view, film]);
  return size;
}

const tickSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

/** Width of a time code including spacing, in px. */
const tickWidth = 72;

/** The moments to label below a film of this duration and width in px; its end is always the last. */
function ticksOf(duration: number, width: number): number[] {
  const step = tickSteps.find((one) => (one / duration) * width >= tickWidth) ?? 7200;
  const count = Math.max(0, Math.ceil(duration / step));
  const ticks = Array.from({ length: count }, (_, index) => index * step);
  return [...ticks.filter((at) => at === 0 || ((duration - at) / duration) * width >= tickWidth), duration];
}
