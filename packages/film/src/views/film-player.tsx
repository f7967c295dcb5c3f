import type { SentVideo } from '@paidang/contract/entities';
import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { LocaleProvider, useLanguageAttributes } from '@paidang/ui/locale';
import { PortalProvider, usePortalContainer } from '@paidang/ui/portal-root';
import { cx } from '@paidang/ui/recipes';
import { MediaActionTypes, MediaProvider, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ComparedFilm, DrawingSession, FilmClock, FilmDrawing, Stretch } from '../core';
import { createQuality } from '../core/quality';
import { createZoom, zoomAt, zoomBy } from '../core/zoom';
import { defaultLabels, type FilmLabels } from '../labels';
import { FilmContext } from '../react/film-context';
import { useRootElement, useVideoElement } from '../react/use-player-elements';
import { type ToolKeys, usePlayerKeys } from '../react/use-player-keys';
import { useTurnedScreen } from '../react/use-turned-screen';
import { useZoomStyle } from '../react/use-zoom-gestures';
import { PlayerControls } from './player-controls';
import { PlayerScreen } from './player-screen';
import { PlayerTools } from './player-tools';

const CompareBoard = lazy(() => import('./compare/compare-board'));
const KeysDialog = lazy(() => import('./keys-dialog'));

export interface FilmPlayerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  film: SentVideo;
  clock: FilmClock;
  /** Called when the film's address was refused, to request a new one. */
  onRefused?: () => Promise<unknown>;
  /** Another version to compare with, synchronised with this one. @default none */
  compared?: ComparedFilm | null | undefined;
  /** Overlay on the picture, also in full screen, such as a watermark. */
  over?: ReactNode;
  /** Shown next to the picture in full screen if there is room, such as comments. @default nothing */
  aside?: ReactNode;
  /** Called when full screen is entered or left. */
  onFullscreen?: ((isFull: boolean) => void) | undefined;
  /** Content below the controls, such as the timeline. */
  children?: ReactNode;
  /** Called by the keys that mark the ends of a range. @default they do nothing */
  onMark?: ((end: 'from' | 'until') => void) | undefined;
  /** Range that can be looped. */
  stretch?: Stretch | null | undefined;
  /** Drawings that are shown while the film is paused at their frames. */
  drawings?: readonly FilmDrawing[];
  /** The current drawing; while set, the player shows the drawing tools. */
  drawing?: DrawingSession | null | undefined;
  /** Starts or ends drawing. @default drawing is not offered */
  onDraw?: (() => void) | undefined;
  /** Pins a low player to the top of the window, above the content being read. @default false */
  pinned?: boolean;
  /** Replaces any of the labels. */
  labels?: LabelOverrides<FilmLabels>;
  /** Language, a BCP 47 tag. @default that of the `LocaleProvider` around it, else 'zh-TW' */
  locale?: string | undefined;
}

/**
 * A film with its controls. Shortcuts only work while the focus is in the player, so that they do not interfere with writing
 * next to it.
 *
 * @example <FilmPlayer film={film} clock={clock}><PlayerRuler film={film} clock={clock} /></FilmPlayer>
 */
export const FilmPlayer = forwardRef<HTMLElement, FilmPlayerProps>(function FilmPlayer({ locale, ...props }, ref) {
  return (
    <LocaleProvider locale={locale}>
      <MediaProvider key={props.film.video_uuid}>
        <PlayerBody {...props} outerRef={ref} />
      </MediaProvider>
    </LocaleProvider>
  );
});

const usualRatio = 16 / 9;
/** A screen whose short side is below this is a phone, px. */
const phoneEdge = 500;
const noKeys: ToolKeys = new Map();
const noDrawings: readonly FilmDrawing[] = [];

interface PlayerBodyProps extends Omit<FilmPlayerProps, 'locale'> {
  outerRef: ForwardedRef<HTMLElement>;
}

function PlayerBody({
  film,
  clock,
  onRefused,
  compared = null,
  over,
  aside,
  onFullscreen,
  children,
  onMark,
  stretch = null,
  drawings = noDrawings,
  drawing = null,
  onDraw,
  pinned = false,
  labels: given,
  className,
  outerRef,
  onKeyDown,
  ...props
}: PlayerBodyProps) {
  const labels = useMemo(() => mergeLabels(defaultLabels, given), [given]);
  const value = useMemo(() => ({ clock, labels }), [clock, labels]);
  const dispatch = useMediaDispatch();
  const { video, videoRef } = useVideoElement(clock);
  const { root, rootRef } = useRootElement(outerRef);
  const playButton = useRef<HTMLButtonElement>(null);
  const compareKeys = useRef<ToolKeys>(noKeys);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const [comparedLayer, setComparedLayer] = useState<HTMLElement | null>(null);
  const [ratio, setRatio] = useState(film.width && film.height ? film.width / film.height : usualRatio);
  const [guided, setGuided] = useState(false);
  const [keysShown, setKeysShown] = useState(false);
  const [asideShown, setAsideShown] = useState(true);
  const [zoom] = useState(createZoom);
  const [quality] = useState(createQuality);
  useZoomStyle(zoom, root);
  const paused = useMediaSelector<boolean>((state) => state.mediaPaused ?? true);
  const isFull = useMediaSelector<boolean>((state) => Boolean(state.mediaIsFullscreen));
  const container = usePortalContainer();
  useEffect(() => {
    onFullscreen?.(isFull);
    // On a phone there is only room for the picture.
    if (isFull) setAsideShown(Math.min(screen.width, screen.height) >= phoneEdge);
  }, [onFullscreen, isFull]);
  useTurnedScreen(isFull, ratio);

  const toggle = () => {
    dispatch({ type: paused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST });
    playButton.current?.focus({ preventScroll: true });
  };
  const toPixels = () => {
    const wide = (video.current?.videoWidth ?? 0) / ((picture?.offsetWidth ?? 0) * devicePixelRatio);
    if (Number.isFinite(wide)) zoom.set(zoomAt(zoom.get(), wide, zoom.get()));
  };
  // Stable, because the player renders twice before its first picture, and rendering the controls takes longest.
  const repeat = useMemo(() => stretch && (() => clock.repeat(clock.repeated() ? null : stretch)), [clock, stretch]);
  const toggleGuides = useCallback(() => setGuided((shown) => !shown), []);
  const toggleAside = useCallback(() => setAsideShown((shown) => !shown), []);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const zoomIn = useCallback(() => zoom.set(zoomBy(zoom.get(), 1)), [zoom]);
  const onAside = isFull && aside ? toggleAside : null;
  const keys = usePlayerKeys({
    clock,
    dispatch,
    onMark,
    onRepeat: repeat ?? undefined,
    onDraw,
    onGuides: toggleGuides,
    zoom,
    onPixels: toPixels,
    onAside,
    onShowKeys: showKeys,
    tools: [compareKeys],
  });

  return (
    <FilmContext.Provider value={value}>
      {/* Nothing outside the full-screen element is visible, so dialogs and tooltips are rendered inside it. */}
      <PortalProvider container={isFull ? root : (container ?? null)}>
        <section
          {...useLanguageAttributes()}
          {...props}
          ref={rootRef}
          aria-label={labels.region(film.name)}
          data-slot="film-player"
          data-state={pinned ? 'pinned' : 'resting'}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            keys(event);
          }}
          className={cx(
            'pd-root pdf:flex pdf:min-h-0 pdf:min-w-0 pdf:flex-1 pdf:flex-col pdf:overflow-hidden pdf:rounded-tight pdf:bg-film',
            onAside && asideShown && 'pdf:relative pdf:md:pr-96',
            pinned &&
              'pdf:fixed! pdf:inset-x-0 pdf:top-0 pdf:z-(--pd-z-overlay) pdf:flex-none pdf:rounded-none pdf:sideways:right-1/2 pdf:sideways:bottom-0',
            className,
          )}
        >
          <div className="pdf:relative pdf:flex pdf:min-h-0 pdf:flex-1 pdf:gap-0.5 pdf:max-lg:flex-col">
            {compared && picture && bar ? (
              <Suspense>
                <CompareBoard
                  key={compared.film.video_uuid}
                  compared={compared}
                  onRefused={onRefused}
                  ratio={ratio}
                  bar={bar}
                  picture={picture}
                  aside={pinned ? 'pinned' : drawing ? 'drawing' : null}
                  keys={compareKeys}
                  full={isFull}
                  onLayer={setComparedLayer}
                />
              </Suspense>
            ) : null}
            <PlayerScreen
              film={film}
              onRefused={onRefused}
              video={video}
              videoRef={videoRef}
              picture={picture}
              onPicture={setPicture}
              ratio={ratio}
              onRatio={setRatio}
              zoom={zoom}
              quality={quality}
              drawings={drawing ? noDrawings : drawings}
              over={over}
              compared={compared !== null}
              full={isFull}
              pinned={pinned}
              onToggle={toggle}
            />
          </div>
          <PlayerTools
            onBar={setBar}
            compared={compared !== null}
            drawing={drawing}
            guided={guided}
            pinned={pinned}
            ratio={ratio}
            picture={picture}
            guidedPicture={comparedLayer ?? picture}
            video={video}
          />
          <PlayerControls
            playButton={playButton}
            length={film.duration ?? 0}
            captioned={Boolean(film.captions)}
            onRepeat={repeat}
            onDraw={onDraw}
            drawing={drawing !== null}
            pinned={pinned}
            onGuides={toggleGuides}
            guided={guided}
            quality={quality}
            laddered={film.ladder !== null}
            onZoom={zoomIn}
            onAside={onAside}
            asideShown={asideShown}
            onShowKeys={showKeys}
          />
          {/* While the user types or draws on a phone, there is only room for the picture. */}
          <div className={cx('pdf:shrink-0', pinned && (drawing ? 'pdf:hidden' : 'pdf:low:hidden'))}>{children}</div>
          {keysShown ? (
            <Suspense>
              <KeysDialog onClose={() => setKeysShown(false)} />
            </Suspense>
          ) : null}
          {onAside && asideShown ? (
            <div className="pdf:absolute pdf:inset-y-0 pdf:right-0 pdf:flex pdf:w-96 pdf:flex-col pdf:overflow-hidden pdf:bg-surface pdf:text-ink pdf:max-md:hidden">
              {aside}
            </div>
          ) : null}
        </section>
      </PortalProvider>
    </FilmContext.Provider>
  );
}
