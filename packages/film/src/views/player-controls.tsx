import { IconButton } from '@paidang/ui/icon-button';
import { cx } from '@paidang/ui/recipes';
import {
  Crop,
  Ellipsis,
  Keyboard,
  Maximize,
  MessageSquare,
  Minimize,
  Pause,
  PenLine,
  Play,
  Repeat,
  StepBack,
  StepForward,
  Volume2,
  VolumeX,
  ZoomIn,
} from 'lucide-react';
import {
  AvailabilityStates,
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store';
import { memo, type Ref, useState, useSyncExternalStore } from 'react';
import type { Quality } from '../core/quality';
import { rates } from '../core/shuttle';
import { useFilm } from '../react/film-context';
import { CaptionsButton } from './captions-button';
import { TimeShown } from './time-shown';
import { litTool, quietTool, toolIcon } from './tool-look';

export interface PlayerControlsProps {
  playButton: Ref<HTMLButtonElement>;
  /** Length from the server, until the player knows it. */
  length: number;
  /** The film has captions. */
  captioned: boolean;
  /** Starts or stops looping the marked range; `null` while none is marked. */
  onRepeat: (() => void) | null;
  onDraw: (() => void) | undefined;
  drawing: boolean;
  /** The player is pinned above its comments, which have a pen of their own. */
  pinned: boolean;
  onGuides: () => void;
  guided: boolean;
  quality: Quality;
  /** The film is available in several sizes. */
  laddered: boolean;
  onZoom: () => void;
  /** Shows or hides the content next to the film; `null` if there is none. */
  onAside: (() => void) | null;
  asideShown: boolean;
  onShowKeys: () => void;
}

const rateText = (rate: number): string => `${rate.toFixed(rate % 0.5 === 0 ? 1 : 2)}×`;

/** Controls: frame steps, play, time, drawing, loop, speed, sound, full screen. */
export const PlayerControls = memo(function PlayerControls({
  playButton,
  length,
  captioned,
  onRepeat,
  onDraw,
  drawing,
  pinned,
  onGuides,
  guided,
  quality,
  laddered,
  onZoom,
  onAside,
  asideShown,
  onShowKeys,
}: PlayerControlsProps) {
  const { clock, labels } = useFilm();
  // Not `useFilmTime`, which would render all these buttons again whenever the time changes, and slow down seeking.
  const repeated = useSyncExternalStore(clock.subscribe, clock.repeated, clock.repeated);
  const playing = useSyncExternalStore(clock.subscribe, clock.isPlaying, clock.isPlaying);
  const dispatch = useMediaDispatch();
  const paused = useMediaSelector<boolean>((state) => state.mediaPaused ?? true) && !playing;
  const [more, setMore] = useState(false);
  const zoomButton = (
    <IconButton label={labels.zoom.in} className={quietTool} onClick={onZoom}>
      <ZoomIn {...toolIcon} />
    </IconButton>
  );
  const guidesButton = (
    <IconButton label={labels.guides.button} pressed={guided} className={`${quietTool} ${litTool}`} onClick={onGuides}>
      <Crop {...toolIcon} />
    </IconButton>
  );
  const keysButton = (
    <IconButton label={labels.keys.button} className={quietTool} onClick={onShowKeys}>
      <Keyboard {...toolIcon} />
    </IconButton>
  );
  return (
    <div className="pdf:@container pdf:flex pdf:min-h-12 pdf:shrink-0 pdf:flex-wrap pdf:items-center pdf:gap-0.5 pdf:px-2 pdf:text-film-ink pdf:max-sm:px-1">
      <IconButton label={labels.frameBack} className={quietTool} onClick={() => clock.step(-1)}>
        <StepBack {...toolIcon} />
      </IconButton>
      <IconButton
        ref={playButton}
        label={paused ? labels.play : labels.pause}
        className={`${quietTool} pdf:text-film-ink`}
        onClick={() =>
          dispatch({ type: paused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST })
        }
      >
        {paused ? <Play {...toolIcon} /> : <Pause {...toolIcon} />}
      </IconButton>
      <IconButton label={labels.frameForward} className={quietTool} onClick={() => clock.step(1)}>
        <StepForward {...toolIcon} />
      </IconButton>
      <TimeShown length={length} />
      <div className="pdf:ms-auto pdf:flex pdf:items-center pdf:gap-0.5">
        {onDraw ? (
          <IconButton
            label={labels.draw}
            pressed={drawing}
            className={cx(quietTool, litTool, pinned && onRepeat && 'pdf:@max-[420px]:hidden')}
            onClick={onDraw}
          >
            <PenLine {...toolIcon} />
          </IconButton>
        ) : null}
        {onRepeat ? (
          <IconButton
            label={repeated ? labels.stopRepeating : labels.repeat}
            pressed={repeated !== null}
            className={`${quietTool} ${litTool}`}
            onClick={onRepeat}
          >
            <Repeat {...toolIcon} />
          </IconButton>
        ) : null}
        <span className={wide}>{zoomButton}</span>
        <span className={wide}>{guidesButton}</span>
        <span
          className={cx('pdf:contents', laddered || captioned ? 'pdf:@max-[880px]:hidden' : 'pdf:@max-[720px]:hidden')}
        >
          {keysButton}
        </span>
        <span className={wide}>
          <QualityChoice quality={quality} expected={laddered} />
        </span>
        <span className={cx('pdf:contents', notPhone)}>
          <CaptionsButton available={captioned} />
        </span>
        <span className={wide}>
          <Speed />
        </span>
        {/* A phone in landscape has volume keys, and no room for another button. */}
        <span className={cx('pdf:contents pdf:sideways:hidden', notPhone)}>
          <Sound />
        </span>
        {onAside ? (
          <IconButton
            label={labels.aside}
            pressed={asideShown}
            className={`${quietTool} ${litTool} pdf:max-md:hidden`}
            onClick={onAside}
          >
            <MessageSquare {...toolIcon} />
          </IconButton>
        ) : null}
        <span className={cx('pdf:contents', narrow, pinned && 'pdf:hidden')}>
          <IconButton
            label={labels.more}
            aria-expanded={more}
            className={`${quietTool} pdf:aria-expanded:bg-film-lit pdf:aria-expanded:text-(--pd-film-lit-ink)`}
            onClick={() => setMore(!more)}
          >
            <Ellipsis {...toolIcon} />
          </IconButton>
        </span>
        <Fullscreen />
      </div>
      {more && !pinned ? (
        <div
          data-slot="film-more"
          className={cx(narrow, 'pdf:flex pdf:w-full pdf:items-center pdf:justify-end pdf:gap-0.5 pdf:pb-1')}
        >
          <QualityChoice quality={quality} expected={laddered} />
          <Speed />
          <span className={cx('pdf:contents', phone)}>
            <Sound />
            <CaptionsButton available={captioned} />
          </span>
          {guidesButton}
          {zoomButton}
          <span className={cx('pdf:contents', notPhone)}>{keysButton}</span>
        </div>
      ) : null}
    </div>
  );
});

/** Players with room for every tool, and narrower ones, which show the rest on request. */
const wide = 'pdf:contents pdf:@max-[560px]:hidden';
const narrow = 'pdf:@min-[561px]:hidden';
/** A phone in portrait, which has no keyboard shortcuts to list. */
const phone = 'pdf:@min-[421px]:hidden';
const notPhone = 'pdf:@max-[420px]:hidden';

const choice =
  'pdf:h-10 pdf:cursor-pointer pdf:appearance-none pdf:rounded-control pdf:bg-film pdf:px-2 pdf:text-center pdf:font-mono pdf:text-13 pdf:text-film-ink-2 pdf:hover:bg-film-cell pdf:hover:text-film-ink pdf:focus-visible:outline-film-ink pdf:pointer-coarse:h-11';

/** Selects the size that is played, if there are several. @param expected sizes are still loading, so space is reserved */
function QualityChoice({ quality, expected }: { quality: Quality; expected: boolean }) {
  const { labels } = useFilm();
  const { sizes, chosen, shown } = useSyncExternalStore(quality.subscribe, quality.get, quality.get);
  const isAwaited = expected && sizes.length === 0;
  if (sizes.length < 2 && !isAwaited) return null;
  return (
    <select
      aria-label={labels.quality}
      data-slot="film-quality"
      value={chosen ?? ''}
      onChange={({ target }) => quality.set({ chosen: target.value === '' ? null : Number(target.value) })}
      className={cx(choice, 'pdf:min-w-26', isAwaited && 'pdf:invisible')}
    >
      <option value="">{labels.qualityByLine(chosen === null ? shown : null)}</option>
      {sizes.map((lines) => (
        <option key={lines} value={lines}>
          {labels.qualityOf(lines)}
        </option>
      ))}
    </select>
  );
}

function Speed() {
  const { labels } = useFilm();
  const dispatch = useMediaDispatch();
  const rate = useMediaSelector<number>((state) => state.mediaPlaybackRate ?? 1);
  return (
    <select
      aria-label={labels.rate}
      value={rate}
      onChange={({ target }) =>
        dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail: Number(target.value) })
      }
      className={choice}
    >
      {rates.map((one) => (
        <option key={one} value={one}>
          {rateText(one)}
        </option>
      ))}
    </select>
  );
}

const never = () => () => {};

/** Whether the component is hydrated: only the browser knows which controls it does not support. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function Sound() {
  const { labels } = useFilm();
  const dispatch = useMediaDispatch();
  const muted = useMediaSelector<boolean>((state) => Boolean(state.mediaMuted) || state.mediaVolume === 0);
  const volume = useMediaSelector<number>((state) => state.mediaVolume ?? 1);
  const isFixed = useMediaSelector<boolean>((state) => state.mediaVolumeUnavailable === AvailabilityStates.UNSUPPORTED);
  const fixed = useIsInBrowser() && isFixed;
  return (
    <span className="pdf:group/sound pdf:relative pdf:inline-flex pdf:items-center">
      <IconButton
        label={muted ? labels.unmute : labels.mute}
        tooltipSide="bottom"
        className={quietTool}
        onClick={() =>
          dispatch({ type: muted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST })
        }
      >
        {muted ? <VolumeX {...toolIcon} /> : <Volume2 {...toolIcon} />}
      </IconButton>
      {fixed ? null : (
        <span
          className={cx(
            'pdf:flex pdf:items-center pdf:max-lg:hidden pdf:sideways:hidden',
            // Where it would wrap the row, it is shown above the button on hover or focus.
            'pdf:@max-[820px]:pointer-events-none pdf:@max-[820px]:absolute pdf:@max-[820px]:end-0 pdf:@max-[820px]:bottom-full pdf:@max-[820px]:z-1 pdf:@max-[820px]:rounded-control pdf:@max-[820px]:bg-film-cell pdf:@max-[820px]:p-2 pdf:@max-[820px]:opacity-0',
            'pdf:group-focus-within/sound:pointer-events-auto pdf:group-focus-within/sound:opacity-100 pdf:group-hover/sound:pointer-events-auto pdf:group-hover/sound:opacity-100',
          )}
        >
          <input
            type="range"
            aria-label={labels.volume}
            min={0}
            max={1}
            step={0.05}
            value={muted ? 0 : volume}
            onChange={({ target }) =>
              dispatch({ type: MediaActionTypes.MEDIA_VOLUME_REQUEST, detail: target.valueAsNumber })
            }
            className="pdf:h-6 pdf:w-18 pdf:accent-film-ink"
          />
        </span>
      )}
    </span>
  );
}

function Fullscreen() {
  const { labels } = useFilm();
  const dispatch = useMediaDispatch();
  const isFull = useMediaSelector<boolean>((state) => Boolean(state.mediaIsFullscreen));
  const isMissing = useMediaSelector<boolean>((state) => Boolean(state.mediaFullscreenUnavailable));
  if (useIsInBrowser() && isMissing) return null;
  return (
    <IconButton
      label={isFull ? labels.leaveFullscreen : labels.fullscreen}
      className={quietTool}
      onClick={() =>
        dispatch({
          type: isFull
            ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
            : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
        })
      }
    >
      {isFull ? <Minimize {...toolIcon} /> : <Maximize {...toolIcon} />}
    </IconButton>
  );
}
