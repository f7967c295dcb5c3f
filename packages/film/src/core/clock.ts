import { frameAt, frameRateOf, secondsOfFrame } from '@paidang/contract/rules';

/** A stretch of a film. */
export interface Stretch {
  /** Seconds. */
  from: number;
  until: number;
}

/** The film on screen, for everything that speaks of its time: player, timeline and comments. */
export interface FilmClock {
  /** Seconds, exact to the frame on screen. */
  now(): number;
  length(): number;
  /** Frames a second; `null` while unknown. */
  rate(): number | null;
  isPlaying(): boolean;
  /** Whether a player is attached that has neither painted its first picture nor failed, so that work beside it can wait. */
  isOpening(): boolean;
  /** Calls `listener` a few times a second while the film plays, and whenever it is moved; returns the end of it. */
  subscribe(listener: () => void): () => void;
  /** Calls `listener` with every frame that is painted. */
  onFrame(listener: () => void): () => void;
  goTo(seconds: number): void;
  /** Plays on from where it stands, if there is a player. */
  play(): void;
  pause(): void;
  /** Plays backwards at this speed until it is moved or played; no browser can, so it goes back picture by picture. */
  rewind(speed: number): void;
  /** How fast it plays backwards, 0 when it does not. */
  rewinding(): number;
  /** How fast it plays, 1 as it was made. */
  speed(): number;
  /** Stops, and goes so many frames on or back. */
  step(frames: number): void;
  /** Plays this stretch again and again; `null` plays on. */
  repeat(stretch: Stretch | null): void;
  repeated(): Stretch | null;
  /** What is known of the film before its player knows, or where there is none. */
  setFilm(film: { length: number; fps: number | null }): void;
  /** Follows a player; returns the end of it. */
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

/** Where the rate is unknown a step is this part of a second. */
const steps = 25;
/** ms between two pictures of a film that plays backwards. */
const rewindEvery = 80;

/** One clock a page; without a player it stands where it was last put. */
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

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const tellFrame = () => {
    for (const listener of frameListeners) listener();
  };
  const last = () => Math.max(0, length - (rate === null ? 0 : 0.5 / rate));
  const stopRewinding = () => {
    if (back) clearInterval(back.timer);
    back = null;
  };
  const move = (seconds: number) => {
    at = length > 0 ? Math.min(Math.max(0, seconds), last()) : Math.max(0, seconds);
    if (media) media.currentTime = at;
    tell();
    tellFrame();
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
    // A film that rests stands at the frame it was sent to, or at the one that was painted last.
    if (playing) {
      stopRewinding();
      at = media.currentTime;
    }
    repeatStretch();
    tell();
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
      // A browser that lets no film begin says so by a promise nobody waits for: the film rests.
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
      tell();
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
      tell();
    },
    repeated: () => stretch,
    setFilm: (film) => {
      const next = film.fps === null ? null : frameRateOf(film.fps);
      if (film.length === length && next === rate) return;
      ({ length } = film);
      rate = next;
      tell();
    },
    attach: (next) => {
      media = next;
      opening = true;
      for (const name of events) next.addEventListener(name, read);
      const unfollow = followFrames(next, (seconds) => {
        if (opening) {
          opening = false;
          tell();
        }
        // What is painted on the way to somewhere else is not where the film stands.
        if (next.seeking) return;
        at = rate === null ? seconds : secondsOfFrame(Math.round(seconds * rate), rate);
        repeatStretch();
        if (!playing) tell();
        tellFrame();
      });
      // Another version is looked at where the last one stood.
      if (at > 0) next.currentTime = at;
      read();
      return () => {
        stopRewinding();
        unfollow();
        for (const name of events) next.removeEventListener(name, read);
        if (media !== next) return;
        media = null;
        playing = false;
        opening = false;
        tell();
      };
    },
  };
}

/** Firefox has it since 132. */
const reportsFrames = (media: HTMLVideoElement): boolean => 'requestVideoFrameCallback' in media;

/** Whether waiting for the first picture is over: the film failed, or is loaded in a browser that does not report painted frames. */
const hasOpened = (media: HTMLVideoElement): boolean =>
  media.error !== null || (!reportsFrames(media) && media.readyState >= media.HAVE_CURRENT_DATA);

/** Calls back with the time of every frame that is painted; returns the end of it. */
function followFrames(media: HTMLVideoElement, onFrame: (seconds: number) => void): () => void {
  if (!reportsFrames(media)) return () => undefined;
  const follow = (_now: number, { mediaTime }: { mediaTime: number }) => {
    request = media.requestVideoFrameCallback(follow);
    onFrame(mediaTime);
  };
  let request = media.requestVideoFrameCallback(follow);
  return () => media.cancelVideoFrameCallback(request);
}
