import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, NetworkError } from '../../data/errors';
import { createLocalDrafts, type LocalDraft } from '../../shared/local-draft';
import { useUnsaved } from '../../stores/unsaved';
import {
  type Autosave,
  type AutosaveState,
  type Base,
  createAutosave,
  type SaveResult,
  type ServerDraft,
} from './autosave';

export interface DraftOptions<Content> {
  /** Identifies the draft in this browser and among unsaved work; must not change while the page is open. */
  path: readonly string[];
  /** Author of the draft; must not change while the page is open. */
  user: string;
  isWriting: boolean;
  /** Content the author continues from; `null` while loading. A newer one is adopted while nothing is unsaved. */
  base: Base<Content> | null;
  /** Saves on the server. @returns the new revision */
  save: (draft: LocalDraft<Content>) => Promise<number>;
  /** Loads the other draft of a conflict (409). */
  theirs: (error: ApiError) => Promise<ServerDraft<Content>>;
  /** Reports input that the draft does not include yet. @default there is none */
  flushEditor?: () => void;
}

/** Name of a draft among unsaved work. */
export const unsavedName = (path: readonly string[]): string => path.join('/');

const unsaved = (error: unknown) => ({ kind: error instanceof NetworkError ? 'unreachable' : 'refused' }) as const;

/** Classifies a failed save. If the other draft of a conflict cannot be loaded, the save is retried like any other. */
const failedSave = <Content>(
  error: unknown,
  theirs: DraftOptions<Content>['theirs'],
): Promise<SaveResult<Content>> | SaveResult<Content> =>
  error instanceof ApiError && error.status === 409
    ? theirs(error).then((draft) => ({ kind: 'conflict', theirs: draft }), unsaved)
    : unsaved(error);

/** A draft that is saved while it is written; `null` for readers, and until the initial content is loaded. */
export function useDraft<Content>(options: DraftOptions<Content>): Autosave<Content> | null {
  const { path, user, isWriting, base } = options;
  const [draft, setDraft] = useState<Autosave<Content> | null>(null);
  const name = unsavedName(path);
  // Wait only for the initial content: starting over with a later base would drop what was written since.
  const [isKnown, setKnown] = useState(base !== null);
  if (base !== null && !isKnown) setKnown(true);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = { ...options, base: options.base ?? latest.current.base };
  });

  useEffect(() => {
    const { base: server, path: localPath } = latest.current;
    if (!isWriting || !isKnown || !server) return;
    const made = createAutosave<Content>({
      server,
      local: createLocalDrafts(localStorage, user, localPath),
      save: async (written) => {
        try {
          return { kind: 'saved', revision: await latest.current.save(written), at: new Date() };
        } catch (error) {
          return failedSave(error, latest.current.theirs);
        }
      },
    });
    setDraft(made);
    const stopListening = flushOnLeaving(made);
    return () => {
      stopListening();
      void made.flush();
      made.stop();
      setDraft(null);
    };
  }, [isWriting, isKnown, user]);

  const newest = base?.revision ?? 0;
  useEffect(() => {
    const { base: newer, flushEditor } = latest.current;
    if (!draft || !newer || newest <= draft.revision()) return;
    flushEditor?.();
    draft.adopt(newer);
  }, [draft, newest]);

  useUnsavedMark(draft, name);
  return draft;
}

/** Saves when the page is hidden and when the connection is restored. */
function flushOnLeaving(draft: Pick<Autosave<unknown>, 'flush'>): () => void {
  const flush = () => void draft.flush();
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushIfHidden);
  window.addEventListener('online', flush);
  return () => {
    document.removeEventListener('visibilitychange', flushIfHidden);
    window.removeEventListener('online', flush);
  };
}

const noSubscription = () => () => {};

/** State of a draft; `null` without one. */
export function useDraftState<Content>(draft: Autosave<Content> | null): AutosaveState<Content> | null {
  const read = () => draft?.getSnapshot() ?? null;
  return useSyncExternalStore(draft?.subscribe ?? noSubscription, read, read);
}

/** Marks the draft as unsaved work while the server does not have all of it. */
function useUnsavedMark(draft: Pick<Autosave<unknown>, 'getSnapshot' | 'subscribe'> | null, name: string): void {
  const read = () => {
    const status = draft?.getSnapshot().status ?? 'fresh';
    return status !== 'saved' && status !== 'fresh';
  };
  const unsaved = useSyncExternalStore(draft?.subscribe ?? noSubscription, read, read);
  useEffect(() => {
    useUnsaved.getState().set(name, unsaved);
    return () => useUnsaved.getState().set(name, false);
  }, [name, unsaved]);
}
