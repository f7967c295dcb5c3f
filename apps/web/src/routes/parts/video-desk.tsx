import type { VideoSheet } from '@paidang/contract/entities';
import { type ReactNode, useMemo, useState } from 'react';
import type { FilmClock } from '../../features/video/film-clock';
import { type VideoDesk, VideoDeskContext } from '../../features/video/video-context';
import { startVideoUpload, stopVideoUpload } from '../../wiring/video-upload/video-upload';

export interface VideoDeskProviderProps {
  sheet: VideoSheet | undefined;
  clock: FilmClock;
  /** Looks at the sheet again. */
  refresh: () => Promise<unknown>;
  children: ReactNode;
}

/** What films need from the page and from the server. */
export function VideoDeskProvider({ sheet, clock, refresh, children }: VideoDeskProviderProps) {
  const [isPinned, pin] = useState(false);
  const desk = useMemo((): VideoDesk | null => {
    if (!sheet) return null;
    const { uuid: task, index } = sheet.task;
    return {
      sheet,
      clock,
      refresh,
      isPinned,
      pin,
      upload: (file) => void startVideoUpload({ task, index, file, onChanged: () => void refresh() }),
      stop: () => stopVideoUpload(task),
    };
  }, [sheet, clock, refresh, isPinned]);
  return <VideoDeskContext.Provider value={desk}>{children}</VideoDeskContext.Provider>;
}
