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

const usualRatio = 16 / 9;
/** The short side of a screen below this is a phone's, px. */
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
    // On a phone the picture is what there is room for.
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
  const repeat = stretch && (() => clock.repeat(clock.repeated() ? null : stretch));
  const onAside = isFull && aside ? () => setAsideShown(!asideShown) : null;
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

  return (
    <FilmContext.Provider value={value}>
      {/* Nothing outside of what has the whole screen is seen: dialogs and hints lie inside. */}
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
            onGuides={() => setGuided(!guided)}
            guided={guided}
            quality={quality}
            laddered={film.ladder !== null}
            onZoom={() => zoom.set(zoomBy(zoom.get(), 1))}
            onAside={onAside}
            asideShown={asideShown}
            onShowKeys={() => setKeysShown(true)}
          />
          {/* While one types or draws on a phone, the picture is what there is room for. */}
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
