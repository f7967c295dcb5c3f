// Apps that compile this file do not find the types next to it by themselves.
/// <reference path="./hls-light.d.ts" />
import Hls from 'hls.js/light';
import type { Quality } from '../core/quality';

/** Bandwidth assumed until it is measured, bits per second: a cut under review starts sharp and gets coarser if necessary. */
const assumed = 4_000_000;
/** Seconds loaded ahead. */
const ahead = 20;

const hlsType = 'application/vnd.apple.mpegurl';

interface LadderOptions {
  quality: Quality;
  /** Start position, in seconds. */
  at: number;
  /** Called when it cannot be played: the browser does not support it, or the address was refused. */
  onFailure: () => void;
}

/** Plays the sizes of a film, chosen by bandwidth unless the user chooses one; returns a function that stops it. */
export function playLadder(video: HTMLVideoElement, address: string, { quality, at, onFailure }: LadderOptions) {
  if (!Hls.isSupported()) return playNatively(video, address, onFailure);
  const hls = new Hls({
    startPosition: at,
    abrEwmaDefaultEstimate: assumed,
    maxBufferLength: ahead,
    // Segments are passed on unchanged, so a worker would have nothing to do.
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
  /** The level the user chose, until part of it has loaded; -1 for any. */
  let awaited: number | null = null;
  hls.on(Hls.Events.FRAG_BUFFERED, (_event, { frag: { level, sn } }) => {
    // Segments requested before the choice may still arrive, and an init segment has no picture.
    if (awaited === null || sn === 'initSegment' || (awaited >= 0 && level !== awaited)) return;
    awaited = null;
    // A paused film keeps its picture until it seeks.
    const { currentTime, paused } = video;
    if (paused) video.currentTime = currentTime;
  });
  let chosen = quality.get().chosen;
  const unsubscribe = quality.subscribe(() => {
    if (quality.get().chosen === chosen) return;
    ({ chosen } = quality.get());
    // Immediately: a user looking at one frame wants that frame to get sharper.
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

/** Native playback, where the browser chooses the size, as on older iPhones. */
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
