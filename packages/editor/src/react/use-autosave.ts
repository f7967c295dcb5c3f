import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Autosave, type AutosaveOptions, type AutosaveState, createAutosave } from '../core/autosave/autosave';
import { useLatest } from './use-latest';

export interface UseAutosaveOptions extends AutosaveOptions {
  /** The text that is stored already. */
  initial: string;
  /** Asks before the page is left with unsaved text. @default true */
  confirmLeave?: boolean;
}

export interface AutosaveHandle extends AutosaveState, Pick<Autosave, 'change' | 'flush'> {}

const unsaved = (autosave: Autosave) => autosave.getSnapshot().status !== 'saved';

/**
 * Saves what an editor reports: when writing rests, when the page is hidden or goes away, and again when the connection
 * is back. Options other than `save` and `shouldRetry` are those of the first render.
 *
 * @example
 * const draft = useAutosave({ initial: stored, save: (html) => api.saveDraft(task, html) });
 * <RichTextEditor defaultValue={stored} onChange={draft.change} />
 * <AutosaveStatus {...draft} />
 */
export function useAutosave({ initial, confirmLeave = true, ...options }: UseAutosaveOptions): AutosaveHandle {
  const latest = useLatest(options);
  const [autosave] = useState(() =>
    createAutosave(initial, {
      ...options,
      save: (html) => latest.current.save(html),
      shouldRetry: (error) => latest.current.shouldRetry?.(error) ?? true,
    }),
  );

  useEffect(() => {
    const flush = () => void autosave.flush();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!confirmLeave || !unsaved(autosave)) return;
      flush();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', onLeave);
      // Going to another view of the same page is no reason to lose a sentence.
      flush();
    };
  }, [autosave, confirmLeave]);

  const state = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot, autosave.getSnapshot);
  return { ...state, change: autosave.change, flush: autosave.flush };
}
