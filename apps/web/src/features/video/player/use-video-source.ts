import type { SentVideo } from '@paidang/contract/entities';
import { useState } from 'react';
import { useVideoDesk } from '../video-context';

/**
 * The address a player plays. It is signed and changes with every answer of the server: a player keeps the one it began with,
 * and takes a new one only when that is refused.
 */
export function useVideoSource(film: SentVideo) {
  const { refresh } = useVideoDesk();
  const [kept, setKept] = useState({ of: film.video_uuid, path: film.path });
  const [failed, setFailed] = useState(false);
  const isSame = kept.of === film.video_uuid && kept.path !== null;
  if (!isSame && film.path !== null) setKept({ of: film.video_uuid, path: film.path });

  const retry = async () => {
    await refresh();
    setKept({ of: film.video_uuid, path: null });
    setFailed(false);
  };
  return { src: isSame ? kept.path : film.path, failed, fail: () => setFailed(true), retry };
}
