import { frameAt, frameRateOf, secondsOfFrame } from '@paidang/contract/rules';
import type { FilmClock } from './clock';

export interface FollowOptions {
  /** Seconds the follower runs ahead of the clock. */
  offset: number;
  /** Frames a second of the follower; `null` while unknown. */
  fps: number | null;
}

/** s the two may be apart while they play before the follower jumps. */
const maxDrift = 0.25;
/** s that nobody sees while a film plays. */
const unseen = 0.03;
/** Most that the follower plays faster or slower to come into step again: less is not heard. */
const mostHaste = 0.06;
/** How near a resting film is to its frame. */
const exact = 0.001;

/** Keeps another film at the clock's moment: exact to the frame while it rests, in step while it plays. Returns the end of it. */
export function followClock(clock: FilmClock, media: HTMLVideoElement, { offset, fps }: FollowOptions): () => void {
  const rate = fps === null ? null : frameRateOf(fps);
  const wanted = () => clock.now() + offset;
  const length = () => (Number.isFinite(media.duration) ? media.duration : Number.POSITIVE_INFINITY);
  const placeOf = (seconds: number) => {
    const end = length() - (rate === null ? 0 : 0.5 / rate);
    const at = Math.max(0, Math.min(seconds, end));
    return rate === null ? at : secondsOfFrame(frameAt(at, rate), rate);
  };
  const seek = (seconds: number) => {
    // One seek at a time: where it is to be by then is asked when this one is done.
    if (!media.seeking && Math.abs(media.currentTime - seconds) > exact) media.currentTime = seconds;
  };
  const rest = () => {
    if (!media.paused) media.pause();
    seek(placeOf(wanted()));
  };
  const follow = () => {
    const at = wanted();
    // Before its beginning and after its end it waits.
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
