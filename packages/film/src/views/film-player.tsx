import type { SentVideo } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { LocaleProvider, useLanguageAttributes, useLocale } from '@paidang/ui/locale';
import { PortalProvider, usePortalContainer } from '@paidang/ui/portal-root';
import { cx } from '@paidang/ui/recipes';
import { Spinner } from '@paidang/ui/spinner';
import {
  MediaActionTypes,
  MediaProvider,
  useMediaDispatch,
  useMediaSelector,
  useMediaStore,
} from 'media-chrome/react/media-store';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ComparedFilm, DrawingSession, FilmClock, FilmDrawing, Stretch } from '../core';
import { createZoom, zoomAt, zoomBy } from '../core/zoom';
import { defaultLabels, type FilmLabels } from '../labels';
import { FilmContext } from '../react/film-context';
import { useFilmSource } from '../react/use-film-source';
import { type ToolKeys, usePlayerKeys } from '../react/use-player-keys';
import { useZoomGestures, useZoomStyle } from '../react/use-zoom-gestures';
import { PlayerControls } from './player-controls';

const CompareBoard = lazy(() => import('./compare/compare-board'));
const DrawnNow = lazy(() => import('./drawing/drawn-now'));
const DrawingBoard = lazy(() => import('./drawing/drawing-board'));
const GuidesBoard = lazy(() => import('./guides/guides-board'));
const KeysDialog = lazy(() => import('./keys-dialog'));
const ZoomMap = lazy(() => import('./zoom-map'));

export interface FilmPlayerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  film: SentVideo;
  clock: FilmClock;
  /** The film's address was refused: asks for another. */
  onRefused?: () => Promise<unknown>;
  /** Another version to compare with, in step with this one. @default none */
  compared?: ComparedFilm | null | undefined;
  /** Over the picture, also in full screen: whose copy it is. */
  over?: ReactNode;
  /** Beside the picture on the whole screen, where there is room: the comments. @default nothing */
  aside?: ReactNode;
  /** It takes the whole screen, or no longer. */
  onFullscreen?: ((isFull: boolean) => void) | undefined;
  /** Below the controls: the timeline. */
  children?: ReactNode;
  /** Keys mark the ends of a stretch. @default they do nothing */
  onMark?: ((end: 'from' | 'until') => void) | undefined;
  /** What is played again and again when that is asked for. */
  stretch?: Stretch | null | undefined;
  /** Drawings that are shown while the film stands at their frames. */
  drawings?: readonly FilmDrawing[];
  /** What is being drawn; the player shows its tools. */
  drawing?: DrawingSession | null | undefined;
  /** Begins or ends drawing. @default nothing is drawn */
  onDraw?: (() => void) | undefined;
  /** Stays at the top of the window, low, above what is read beside it. @default false */
  pinned?: boolean;
  /** Replaces any of the labels. */
  labels?: LabelOverrides<FilmLabels>;
  /** Language, a BCP 47 tag. @default that of the `LocaleProvider` around it, else 'zh-TW' */
  locale?: string | undefined;
}

/**
 * A film with its controls. Keys work while the focus is in it, so that none is taken from who writes beside it.
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

const reviewPlayerProps = { preload: 'metadata', playsInline: true } as const;

const usualRatio = 16 / 9;
const noKeys: ToolKeys = new Map();

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
  drawings = [],
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
  const language = useLocale();
  const dispatch = useMediaDispatch();
  const store = useMediaStore();
  const playButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLElement | null>(null);
  const video = useRef<HTMLVideoElement | null>(null);
  const detach = useRef<(() => void) | null>(null);
  const compareKeys = useRef<ToolKeys>(noKeys);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [screen, setScreen] = useState<HTMLElement | null>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [ratio, setRatio] = useState(film.width && film.height ? film.width / film.height : usualRatio);
  const [guided, setGuided] = useState(false);
  const [asideShown, setAsideShown] = useState(true);
  const [zoom] = useState(createZoom);
  const isZoomed = useSyncExternalStore(
    zoom.subscribe,
    () => zoom.get().scale > 1,
    () => false,
  );
  useZoomGestures(zoom, screen, picture);
  useZoomStyle(zoom, root);
  const [keysShown, setKeysShown] = useState(false);
  const paused = useMediaSelector<boolean>((state) => state.mediaPaused ?? true);
  const loading = useMediaSelector<boolean>((state) => Boolean(state.mediaLoading) && state.mediaPaused === false);
  const isFull = useMediaSelector<boolean>((state) => Boolean(state.mediaIsFullscreen));
  const { src, failed, fail, retry } = useFilmSource(film, onRefused);
  const onAside = isFull && aside ? () => setAsideShown(!asideShown) : null;
  const container = usePortalContainer();
  useEffect(() => onFullscreen?.(isFull), [onFullscreen, isFull]);
  const toPixels = () => {
    const wide = (video.current?.videoWidth ?? 0) / ((picture?.offsetWidth ?? 0) * devicePixelRatio);
    if (Number.isFinite(wide)) zoom.set(zoomAt(zoom.get(), wide, zoom.get()));
  };
  const repeat = stretch && (() => clock.repeat(clock.repeated() ? null : stretch));
  const keys = usePlayerKeys({
    clock,
    dispatch,
    onMark,
    onRepeat: repeat ?? undefined,
    onDraw,
    onGuides: () => setGuided(!guided),
    zoom,
    onPixels: toPixels,
    onAside,
    onShowKeys: () => setKeysShown(true),
    tools: [compareKeys],
  });

  const videoRef = useCallback(
    (node: HTMLVideoElement | null) => {
      // React 18 says that a node is gone by `null` only.
      detach.current?.();
      detach.current = node && clock.attach(node);
      video.current = node;
      // media-chrome's own refs are new with every render, which would take the film away and give it back each time.
      store?.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: node });
    },
    [clock, store],
  );
  const frameRef = useCallback(
    (node: HTMLElement | null) => {
      frame.current = node;
      setRoot(node);
      store?.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: node });
    },
    [store],
  );
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(outerRef, () => frame.current, []);
  const toggle = () => {
    dispatch({ type: paused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST });
    playButton.current?.focus({ preventScroll: true });
  };
  const value = useMemo(() => ({ clock, labels }), [clock, labels]);

  return (
    <FilmContext.Provider value={value}>
      {/* Nothing outside of what has the whole screen is seen: dialogs and hints lie inside. */}
      <PortalProvider container={isFull ? root : (container ?? null)}>
        <section
          {...useLanguageAttributes()}
          {...props}
          ref={frameRef}
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
                  onLayer={setLayer}
                />
              </Suspense>
            ) : null}
            <div
              ref={setScreen}
              className={cx(
                'pd-film-screen pdf:relative pdf:overflow-hidden pdf:min-h-40 pdf:min-w-0 pdf:flex-1 pdf:bg-(--pd-film-screen)',
                !isFull && 'pdf:max-lg:aspect-video pdf:max-lg:flex-none',
                pinned &&
                  'pdf:max-h-[28dvh] pdf:min-h-24 pdf:w-full pdf:sideways:aspect-auto pdf:sideways:max-h-none pdf:sideways:flex-1',
              )}
            >
              <div
                className={cx('pd-film-picture', compared && 'pdf:overflow-hidden')}
                style={{ '--pd-film-ratio': ratio } as CSSProperties}
              >
                <div className="pd-film-zoom">
                  <video
                    ref={videoRef}
                    src={src ?? undefined}
                    poster={film.poster ?? undefined}
                    aria-label={labels.film(film.name)}
                    onClick={toggle}
                    onError={fail}
                    onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
                      if (width > 0 && height > 0) setRatio(width / height);
                    }}
                    {...reviewPlayerProps}
                    className="pdf:absolute pdf:inset-0 pdf:size-full pdf:cursor-pointer pdf:object-contain"
                  >
                    {film.captions ? (
                      // Fetched once they are shown. Other captions are another element: a track keeps what it has read.
                      <track
                        key={film.captions}
                        kind="captions"
                        src={film.captions}
                        srcLang={language}
                        label={labels.captions.track}
                      />
                    ) : null}
                  </video>
                  <div ref={setPicture} className="pdf:pointer-events-none pdf:absolute pdf:inset-0">
                    {drawings.length > 0 && !drawing ? (
                      <Suspense>
                        <DrawnNow drawings={drawings} ratio={ratio} />
                      </Suspense>
                    ) : null}
                  </div>
                </div>
                <div className="pdf:pointer-events-none pdf:absolute pdf:inset-0">{over}</div>
              </div>
              {isZoomed && picture && !pinned ? (
                <Suspense>
                  <ZoomMap zoom={zoom} ratio={ratio} poster={film.poster} picture={picture} video={video} />
                </Suspense>
              ) : null}
              {loading ? (
                <span
                  role="status"
                  className="pdf:pointer-events-none pdf:absolute pdf:inset-0 pdf:grid pdf:place-items-center pdf:text-film-ink"
                >
                  <Spinner className="pdf:size-8" />
                  <span className="pdf:sr-only">{labels.loading}</span>
                </span>
              ) : null}
              {failed ? (
                <div
                  role="alert"
                  className="pdf:absolute pdf:inset-0 pdf:grid pdf:place-content-center pdf:justify-items-center pdf:gap-3 pdf:bg-(--pd-film-screen) pdf:p-6 pdf:text-center pdf:text-film-ink"
                >
                  <p>{film.source === 'link' ? labels.linkFailed : labels.failed}</p>
                  {film.url ? (
                    <Button asChild>
                      <a href={film.url} target="_blank" rel="noopener noreferrer">
                        {labels.openLink}
                      </a>
                    </Button>
                  ) : (
                    <Button onClick={() => void retry()}>{labels.retry}</Button>
                  )}
                </div>
              ) : null}
            </div>
          </div>
          {/* Its place is kept until the tools are there. */}
          <div ref={setBar} className={cx('pdf:shrink-0', compared && !pinned && !drawing && 'pdf:min-h-12')} />
          {guided && picture ? (
            <Suspense fallback={<div className="pdf:min-h-18" />}>
              <GuidesBoard ratio={ratio} picture={layer ?? picture} bare={pinned || drawing !== null} />
            </Suspense>
          ) : null}
          {drawing && picture ? (
            <Suspense>
              <DrawingBoard {...drawing} ratio={ratio} picture={picture} video={video} />
            </Suspense>
          ) : null}
          <PlayerControls
            playButton={playButton}
            length={film.duration ?? 0}
            captioned={Boolean(film.captions)}
            onRepeat={repeat}
            onDraw={onDraw}
            drawing={drawing !== null}
            onGuides={() => setGuided(!guided)}
            guided={guided}
            onZoom={() => zoom.set(zoomBy(zoom.get(), 1))}
            onAside={onAside}
            asideShown={asideShown}
            onShowKeys={() => setKeysShown(true)}
          />
          {/* While one types on a phone, picture and words are what there is room for. */}
          <div className={cx('pdf:shrink-0', pinned && 'pdf:low:hidden')}>{children}</div>
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
