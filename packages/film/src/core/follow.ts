import { frameAt, frameRateOf, secondsOfFrame } from '@paidang/contract/rules';
import type { FilmClock } from './clock';

export interface FollowOptions {
  /** Seconds by which the follower is ahead of the clock. */
  offset: number;
  /** Frames per second of the follower; `null` while unknown. */
  fps: number | null;
}

/** Difference while playing above which the follower seeks, in seconds. */
const maxDrift = 0.25;
/** Difference that is not noticeable while playing, in seconds. */
const unseen = 0.03;
/** Maximum change of the follower's speed for catching up: this little is not audible. */
const mostHaste = 0.06;
/** Tolerance for the position of a paused film, in seconds. */
const exact = 0.001;

/** Synchronises another film with the clock: to the frame while paused, roughly while playing. Returns a stop function. */
export function followClock(clock: FilmClock, media: HTMLVideoElement, { offset, fps }: FollowOptions): () => void {
  const rate = fps === null ? null : frameRateOf(fps);
  const targetTime = () => clock.now() + offset;
  const length = () => (Number.isFinite(media.duration) ? media.duration : Number.POSITIVE_INFINITY);
  const placeOf = (seconds: number) => {
    const end = length() - (rate === null ? 0 : 0.5 / rate);
    const at = Math.max(0, Math.min(seconds, end));
    return rate === null ? at : secondsOfFrame(frameAt(at, rate), rate);
  };
  const seek = (seconds: number) => {
    // One seek at a time: the target is read again when this one has finished.
    if (!media.seeking && Math.abs(media.currentTime - seconds) > exact) media.currentTime = seconds;
  };
  const rest = () => {
    if (!media.paused) media.pause();
    seek(placeOf(targetTime()));
  };
  const follow = () => {
    const at = targetTime();
    // Waits before its beginning and after its end.
    if (!clock.isPlaying() || at < 0 || at >= length()) return rest();
    const ahead = media.currentTime - at;
    if (Math.abs(ahead) > maxDrift) seek(at);
    const haste = Math.abs(ahead) > unseen ? Math.max(-mostHaste, Math.min(mostHaste, -ahead)) : 0;
    const speed = clock.speed() * (1 + haste);
    if (media.playbackRate !== speed) media.playbackRate = speed;
    if (media.paused) void media.play().catch(() => undefined);
  };
  const events = ['loadedmetadata', 'seeked', 'canplay'] as const;
  for (const name of events) media.addEventListener(name, follow);
  const ends = [clock.subscribe(follow), clock.onFrame(follow)];
  follow();
  return () => {
    for (const end of ends) end();
    for (const name of events) media.removeEventListener(name, follow);
  };
}
