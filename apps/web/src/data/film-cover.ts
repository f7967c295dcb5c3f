import { useMemo } from 'react';
import { useStep } from './steps';
import { videoSource } from './videos';

/** Cover or poster of the newest film of a task; `null` if there is none. */
export function useFilmCover(task: string): string | null {
  const source = useMemo(() => videoSource(task), [task]);
  const film = useStep(source).data?.versions.at(-1)?.film;
  return film?.cover?.path ?? film?.poster ?? null;
}
