import type { SentVideo } from '@paidang/contract/entities';
import { useState } from 'react';

/**
 * The address a player plays. It is signed and changes with every response of the server: a player keeps its first address, and
 * takes a new one only when that is refused.
 *
 * @param onRefused requests new addresses
 */
export function useFilmSource(film: Pick<SentVideo, 'video_uuid' | 'path'>, onRefused?: () => Promise<unknown>) {
  const [kept, setKept] = useState({ of: film.video_uuid, path: film.path });
  const [failed, setFailed] = useState(false);
  const isSame = kept.of === film.video_uuid && kept.path !== null;
  if (!isSame && film.path !== null) setKept({ of: film.video_uuid, path: film.path });

  const retry = async () => {
    await onRefused?.();
    setKept({ of: film.video_uuid, path: null });
    setFailed(false);
  };
  return { src: isSame ? kept.path : film.path, failed, fail: () => setFailed(true), retry };
}
