import type { SentVideo, VideoView } from '@paidang/contract/entities';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { VideoClock } from './video-clock';

/** What the page around the films offers to its parts. */
export interface VideoDesk {
  view: VideoView;
  clock: VideoClock;
  /** Sends a file in the background, from where it stopped when it is the same one. */
  upload: (file: File) => void;
  /** Stops sending. */
  stop: () => void;
  /** Asks the server again: a signed address has run out, or a film is ready. */
  refresh: () => Promise<unknown>;
  /** The film stays in sight at the top of the window, above its comments. */
  isPinned: boolean;
  pin: (isPinned: boolean) => void;
}

export const VideoDeskContext = createContext<VideoDesk | null>(null);

export function useVideoDesk(): VideoDesk {
  const desk = useContext(VideoDeskContext);
  if (!desk) throw new Error('@paidang/web: a film was shown outside VideoDeskContext.');
  return desk;
}

/** The film of a version or of the draft. */
export function useVideoOf(video: string): SentVideo | null {
  const { view } = useVideoDesk();
  const sent = view.versions.find(({ film }) => film.video_uuid === video)?.film;
  return sent ?? (view.video?.video_uuid === video ? view.video.film : null);
}

/** Where the film on screen is; renders again as it goes on. */
export function useVideoTime(): { at: number; length: number; playing: boolean } {
  const { clock } = useVideoDesk();
  const at = useSyncExternalStore(clock.subscribe, clock.position, clock.position);
  const length = useSyncExternalStore(clock.subscribe, clock.length, clock.length);
  const playing = useSyncExternalStore(clock.subscribe, clock.isPlaying, clock.isPlaying);
  return { at, length, playing };
}
