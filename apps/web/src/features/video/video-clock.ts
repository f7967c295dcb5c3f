import type { CommentClock } from '@paidang/comment-board/document';

/** The film on screen, for everything that speaks of its time: player, ruler and comments. */
export interface VideoClock extends CommentClock {
  /** Seconds with fractions, as last told. */
  position(): number;
  length(): number;
  isPlaying(): boolean;
  /** How long the film is, where no player knows. */
  setLength(seconds: number): void;
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
] as const;

/** One clock a page; without a player it stands where it was last put. */
export function createVideoClock(): VideoClock {
  const listeners = new Set<() => void>();
  let media: HTMLVideoElement | null = null;
  let at = 0;
  let length = 0;
  let playing = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = () => {
    if (!media) return;
    at = media.currentTime;
    playing = !media.paused && !media.ended;
    if (Number.isFinite(media.duration)) length = media.duration;
    tell();
  };

  return {
    now: () => Math.floor(at),
    position: () => at,
    length: () => length,
    isPlaying: () => playing,
    setLength: (seconds) => {
      if (seconds === length) return;
      length = seconds;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo: (seconds) => {
      at = length > 0 ? Math.min(Math.max(0, seconds), length) : Math.max(0, seconds);
      if (media) media.currentTime = at;
      tell();
    },
    attach: (next) => {
      media = next;
      for (const name of events) next.addEventListener(name, read);
      // Another version is looked at where the last one stood.
      if (at > 0) next.currentTime = at;
      read();
      return () => {
        for (const name of events) next.removeEventListener(name, read);
        if (media !== next) return;
        media = null;
        playing = false;
        tell();
      };
    },
  };
}
