import { momentText, videoTimeOf } from '@paidang/contract/rules';
import { IconButton } from '@paidang/ui/icon-button';
import { Maximize, Minimize, Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import {
  AvailabilityStates,
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store';
import type { Ref } from 'react';
import { labels } from '#labels/video';
import { PressMenu } from '../../../shared/layers/press-menu';
import { useVideoDesk, useVideoTime } from '../video-context';

export interface PlayerControlsProps {
  playButton: Ref<HTMLButtonElement>;
  /** Length as the server knows it, until the player does. */
  length: number;
}

const words = labels.player;
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const quiet = 'text-film-ink-2 enabled:hover:bg-white/10 enabled:hover:text-film-ink focus-visible:outline-film-ink';
const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];
const rateText = (rate: number): string => `${rate.toFixed(rate % 0.5 === 0 ? 1 : 2)}×`;
const loadChoices = () => import('../../../shared/layers/choice-menu');

/** Play, leap, time, speed, sound, the whole screen. */
export function PlayerControls({ playButton, length }: PlayerControlsProps) {
  const { clock } = useVideoDesk();
  const time = useVideoTime();
  const dispatch = useMediaDispatch();
  const paused = useMediaSelector<boolean>((state) => state.mediaPaused ?? true);
  const rate = useMediaSelector<number>((state) => state.mediaPlaybackRate ?? 1);
  const textOf = (seconds: number) => momentText(videoTimeOf(seconds));
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-1 px-2 text-film-ink">
      <IconButton
        ref={playButton}
        label={paused ? words.play : words.pause}
        className={`${quiet} text-film-ink`}
        onClick={() =>
          dispatch({ type: paused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST })
        }
      >
        {paused ? <Play {...icon} /> : <Pause {...icon} />}
      </IconButton>
      <IconButton label={words.back} className={`${quiet} max-sm:hidden`} onClick={() => clock.goTo(time.at - 10)}>
        <RotateCcw {...icon} />
      </IconButton>
      <IconButton label={words.forward} className={`${quiet} max-sm:hidden`} onClick={() => clock.goTo(time.at + 10)}>
        <RotateCw {...icon} />
      </IconButton>
      <p className="mx-2 font-mono text-14 whitespace-nowrap tabular-nums">
        {textOf(time.at)} <span className="text-film-ink-2">/ {textOf(time.length || length)}</span>
      </p>
      <div className="ml-auto flex items-center gap-1">
        <p title={words.keys} className="mr-2 flex items-center gap-1 text-12 text-film-ink-2 max-2xl:hidden">
          {['J', 'K', 'L'].map((key) => (
            <kbd key={key} className="rounded-[4px] border border-film-edge px-1.5 font-mono">
              {key}
            </kbd>
          ))}
          {words.keysShort}
        </p>
        <PressMenu
          load={loadChoices}
          menu={{
            label: words.rates,
            options: rates.map((one) => ({ value: String(one), label: rateText(one) })),
            value: String(rate),
            onChoose: (value) =>
              dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail: Number(value) }),
          }}
          trigger={(props) => (
            <button
              type="button"
              {...props}
              aria-label={words.rate(rateText(rate))}
              className="h-10 min-w-12 rounded-control px-1 font-mono text-13 text-film-ink-2 hover:bg-white/10 hover:text-film-ink focus-visible:outline-film-ink pointer-coarse:h-11"
            >
              {rateText(rate)}
            </button>
          )}
        />
        <Sound />
        <Fullscreen />
      </div>
    </div>
  );
}

function Sound() {
  const dispatch = useMediaDispatch();
  const muted = useMediaSelector<boolean>((state) => Boolean(state.mediaMuted) || state.mediaVolume === 0);
  const volume = useMediaSelector<number>((state) => state.mediaVolume ?? 1);
  const fixed = useMediaSelector<boolean>((state) => state.mediaVolumeUnavailable === AvailabilityStates.UNSUPPORTED);
  return (
    <>
      <IconButton
        label={muted ? words.unmute : words.mute}
        className={quiet}
        onClick={() =>
          dispatch({ type: muted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST })
        }
      >
        {muted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
      </IconButton>
      {fixed ? null : (
        <input
          type="range"
          aria-label={words.volume}
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          onChange={({ target }) =>
            dispatch({ type: MediaActionTypes.MEDIA_VOLUME_REQUEST, detail: target.valueAsNumber })
          }
          className="h-6 w-18 accent-film-ink max-md:hidden sideways:hidden"
        />
      )}
    </>
  );
}

function Fullscreen() {
  const dispatch = useMediaDispatch();
  const isFull = useMediaSelector<boolean>((state) => Boolean(state.mediaIsFullscreen));
  const missing = useMediaSelector<boolean>((state) => Boolean(state.mediaFullscreenUnavailable));
  if (missing) return null;
  return (
    <IconButton
      label={isFull ? words.leaveFullscreen : words.fullscreen}
      className={quiet}
      onClick={() =>
        dispatch({
          type: isFull
            ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
            : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
        })
      }
    >
      {isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
    </IconButton>
  );
}
