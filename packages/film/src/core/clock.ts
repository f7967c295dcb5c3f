import { frameAt, frameRateOf, secondsOfFrame } from '@paidang/contract/rules';

/** A range of a film. */
export interface Stretch {
  /** Seconds. */
  from: number;
  until: number;
}

/** Playback state and commands of the film on screen, shared by player, timeline and comments. */
export interface FilmClock {
  /** Current time in seconds, exact to the frame on screen. */
  now(): number;
  length(): number;
  /** Frames per second; `null` while unknown. */
  rate(): number | null;
  isPlaying(): boolean;
  /** Whether an attached player has neither painted its first picture nor failed, so that other rendering should wait. */
  isOpening(): boolean;
  /**
   * Calls `listener` a few times a second while the film plays, and on every seek: once its picture is painted, 50 ms later at
   * most, or at once if the film is still seeking. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void;
  /** Calls `listener` for every painted frame; returns the unsubscribe function. */
  onFrame(listener: () => void): () => void;
  goTo(seconds: number): void;
  /** Plays from the current position, if there is a player. */
  play(): void;
  pause(): void;
  /** Plays backwards at this speed until it is sought or played; browsers cannot, so it seeks back frame by frame. */
  rewind(speed: number): void;
  /** Speed of playing backwards, 0 if it does not. */
  rewinding(): number;
  /** Playback rate, 1 for normal speed. */
  speed(): number;
  /** Pauses, and steps by this many frames, backwards if negative. */
  step(frames: number): void;
  /** Loops this range; `null` ends the loop. */
  repeat(stretch: Stretch | null): void;
  repeated(): Stretch | null;
  /** Sets length and frame rate before the player knows them, or without a player. */
  setFilm(film: { length: number; fps: number | null }): void;
  /** Attaches a player; returns a function that detaches it. */
  attach(media: HTMLVideoElement): () => void;
}

const events = [
  'timeupdate',
  'seeking',
  'seeked',
  'play',
  'pause',
  'ended',
  'loadedmetadata',
  'durationchange',
  'ratechange',
  'loadeddata',
  'error',
] as const;

/** Steps per second while the frame rate is unknown. */
const steps = 25;
/** Interval between two pictures while playing backwards, ms. */
const rewindEvery = 80;
/** How long listeners wait at most for the picture of a seek, ms: the playhead must not wait for a slow connection. */
const longestWait = 50;

/** Creates the clock of a page; without a player it keeps the position last set. */
export function createFilmClock(): FilmClock {
  const listeners = new Set<() => void>();
  const frameListeners = new Set<() => void>();
  let media: HTMLVideoElement | null = null;
  let at = 0;
  let length = 0;
  let rate: number | null = null;
  let playing = false;
  let opening = false;
  let stretch: Stretch | null = null;
  let back: { speed: number; timer: ReturnType<typeof setInterval> } | null = null;
  let wait: ReturnType<typeof setTimeout> | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const notifyFrame = () => {
    for (const listener of frameListeners) listener();
  };
  const stopWaiting = () => {
    if (wait) clearTimeout(wait);
    wait = null;
  };
  const notifyMoved = () => {
    stopWaiting();
    notify();
    notifyFrame();
  };
  const last = () => Math.max(0, length - (rate === null ? 0 : 0.5 / rate));
  const stopRewinding = () => {
    if (back) clearInterval(back.timer);
    back = null;
  };
  const move = (seconds: number) => {
    at = length > 0 ? Math.min(Math.max(0, seconds), last()) : Math.max(0, seconds);
    // What listeners render would delay the picture. While dragging, though, the playhead must follow the pointer.
    const waits = media !== null && reportsSeeks(media) && !media.seeking && !wait;
    if (media) media.currentTime = at;
    if (waits) wait = setTimeout(notifyMoved, longestWait);
    else notifyMoved();
  };
  const goTo = (seconds: number) => {
    stopRewinding();
    move(seconds);
  };
  const repeatStretch = () => {
    if (stretch && playing && (at >= stretch.until || at < stretch.from - 1)) goTo(stretch.from);
  };
  const read = () => {
    if (!media) return;
    playing = !media.paused && !media.ended;
    if (hasOpened(media)) opening = false;
    if (Number.isFinite(media.duration)) length = media.duration;
    // A paused film is at the frame it was sent to, or at the one painted last.
    if (playing) {
      stopRewinding();
      at = media.currentTime;
    }
    repeatStretch();
    if (!wait) notify();
  };

  return {
    now: () => at,
    length: () => length,
    rate: () => rate,
    isPlaying: () => playing,
    isOpening: () => opening,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFrame: (listener) => {
      frameListeners.add(listener);
      return () => frameListeners.delete(listener);
    },
    goTo,
    play: () => {
      stopRewinding();
      // If the browser blocks playback, the promise rejects and the film stays paused.
      media?.play().catch(() => undefined);
    },
    pause: () => media?.pause(),
    rewind: (speed) => {
      stopRewinding();
      media?.pause();
      const timer = setInterval(() => {
        if (media?.seeking) return;
        move(at - (rewindEvery / 1000) * speed);
        if (at === 0) stopRewinding();
      }, rewindEvery);
      back = { speed, timer };
      notify();
    },
    rewinding: () => back?.speed ?? 0,
    speed: () => media?.playbackRate ?? 1,
    step: (frames) => {
      media?.pause();
      const fine = rate ?? steps;
      goTo(secondsOfFrame(Math.max(0, frameAt(at, fine) + frames), fine));
    },
    repeat: (next) => {
      stretch = next;
      notify();
    },
    repeated: () => stretch,
    setFilm: (film) => {
      const next = film.fps === null ? null : frameRateOf(film.fps);
      if (film.length === length && next === rate) return;
      ({ length } = film);
      rate = next;
      notify();
    },
    attach: (next) => {
      media = next;
      opening = true;
      for (const name of events) next.addEventListener(name, read);
      const unfollow = followFrames(next, (seconds) => {
        if (opening) {
          opening = false;
          notify();
        }
        // Frames painted during a seek are not the current position.
        if (next.seeking) return;
        // A paused film is at the frame it was sent to: Firefox and WebKitGTK report another time for the picture of a seek.
        const isWhereSent = next.paused && Math.abs(next.currentTime - at) < 0.001;
        if (!isWhereSent) at = rate === null ? seconds : secondsOfFrame(Math.round(seconds * rate), rate);
        repeatStretch();
        if (playing && !wait) notifyFrame();
        else notifyMoved();
      });
      // Another version starts at the position of the last one.
      if (at > 0) next.currentTime = at;
      read();
      return () => {
        stopRewinding();
        stopWaiting();
        unfollow();
        for (const name of events) next.removeEventListener(name, read);
        if (media !== next) return;
        media = null;
        playing = false;
        opening = false;
        notify();
      };
    },
  };
}

/** Firefox has it since 132. */
const reportsFrames = (media: HTMLVideoElement): boolean => 'requestVideoFrameCallback' in media;

/** Whether the picture of a seek will be reported: not by a film that has not loaded any yet. */
const reportsSeeks = (media: HTMLVideoElement): boolean =>
  reportsFrames(media) && media.readyState >= media.HAVE_CURRENT_DATA;

/** Whether waiting for the first picture is over: the film failed, or is loaded in a browser that does not report painted frames. */
const hasOpened = (media: HTMLVideoElement): boolean =>
  media.error !== null || (!reportsFrames(media) && media.readyState >= media.HAVE_CURRENT_DATA);

/** Calls back with the time of every painted frame; returns a function that stops it. */
function followFrames(media: HTMLVideoElement, onFrame: (seconds: number) => void): () => void {
  if (!reportsFrames(media)) return () => undefined;
  const follow = (_now: number, { mediaTime }: { mediaTime: number }) => {
    request = media.requestVideoFrameCallback(follow);
    onFrame(mediaTime);
  };
  let request = media.requestVideoFrameCallback(follow);
  return () => media.cancelVideoFrameCallback(request);
}
