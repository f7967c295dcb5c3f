import type { VideoView } from '@paidang/contract/entities';
import { type ReactNode, useMemo, useState } from 'react';
import type { VideoClock } from '../../features/video/video-clock';
import { type VideoDesk, VideoDeskContext } from '../../features/video/video-context';
import { startVideoUpload, stopVideoUpload } from '../../wiring/video-upload/video-upload';

export interface VideoDeskProviderProps {
  view: VideoView | undefined;
  clock: VideoClock;
  /** Looks at the sheet again. */
  refresh: () => Promise<unknown>;
  children: ReactNode;
}

/** What films need from the page and from the server. */
export function VideoDeskProvider({ view, clock, refresh, children }: VideoDeskProviderProps) {
  const [isPinned, pin] = useState(false);
  const desk = useMemo((): VideoDesk | null => {
    if (!view) return null;
    const { uuid: task, index } = view.task;
    return {
      view,
      clock,
      refresh,
      isPinned,
      pin,
      upload: (file) => void startVideoUpload({ task, index, file, onChanged: () => void refresh() }),
      stop: () => stopVideoUpload(task),
    };
  }, [view, clock, refresh, isPinned]);
  return <VideoDeskContext.Provider value={desk}>{children}</VideoDeskContext.Provider>;
}
