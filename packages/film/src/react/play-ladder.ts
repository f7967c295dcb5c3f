// Apps that compile this file do not look beside it for types.
/// <reference path="./hls-light.d.ts" />
import Hls from 'hls.js/light';
import type { Quality } from '../core/quality';

/** Bits a second until the line has been measured: a cut under review begins sharp and becomes coarser where it must. */
const assumed = 4_000_000;
/** Seconds that are loaded ahead. */
const ahead = 20;

const hlsType = 'application/vnd.apple.mpegurl';

interface LadderOptions {
  quality: Quality;
  /** Seconds to begin at. */
  at: number;
  /** It cannot be played: not by this browser, or its address was refused. */
  onFailure: () => void;
}

/** Plays the sizes of a film, chosen by the line unless somebody chooses; returns the end of it. */
export function playLadder(video: HTMLVideoElement, address: string, { quality, at, onFailure }: LadderOptions) {
  if (!Hls.isSupported()) return playNatively(video, address, onFailure);
  const hls = new Hls({
    startPosition: at,
    abrEwmaDefaultEstimate: assumed,
    maxBufferLength: ahead,
    // Segments are passed on as they come: there is no work for a thread of its own.
    enableWorker: false,
  });
  const linesOf = (level: number): number | null => {
    const found = hls.levels[level];
    return found ? Math.min(found.width, found.height) : null;
  };
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    const sizes = hls.levels.map((_, level) => linesOf(level) ?? 0).toSorted((one, other) => other - one);
    quality.set({ sizes });
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => quality.set({ shown: linesOf(level) }));
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFailure();
  });
  /** The level somebody chose, until some of it is there; -1 for any. */
  let awaited: number | null = null;
  hls.on(Hls.Events.FRAG_BUFFERED, (_event, { frag: { level, sn } }) => {
    // What was on its way at the choice may still come, and a head has no picture.
    if (awaited === null || sn === 'initSegment' || (awaited >= 0 && level !== awaited)) return;
    awaited = null;
    // A film that rests keeps the picture it had until it is sent somewhere.
    const { currentTime, paused } = video;
    if (paused) video.currentTime = currentTime;
  });
  let chosen = quality.get().chosen;
  const unsubscribe = quality.subscribe(() => {
    if (quality.get().chosen === chosen) return;
    ({ chosen } = quality.get());
    // At once: who looks at one frame wants to see that frame sharper.
    awaited = chosen === null ? -1 : hls.levels.findIndex((_, level) => linesOf(level) === chosen);
    hls.currentLevel = awaited;
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return () => {
    unsubscribe();
    quality.set({ sizes: [], shown: null, chosen: null });
    hls.destroy();
  };
}

/** Where the browser chooses by itself, as on older phones of Apple. */
function playNatively(video: HTMLVideoElement, address: string, onFailure: () => void) {
  if (video.canPlayType(hlsType) === '') {
    onFailure();
    return () => undefined;
  }
  video.src = address;
  return () => {
    video.removeAttribute('src');
    video.load();
  };
}
