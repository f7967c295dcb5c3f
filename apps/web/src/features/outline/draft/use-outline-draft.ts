import type { ReviewSheet } from '@paidang/contract/entities';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUnsaved } from '../../../stores/unsaved';
import { type Autosave, createAutosave } from './autosave';
import { createLocalDrafts } from './local-draft';
import { saveDraft, toServerDraft } from './save-draft';

/** Name of a task's outline among unsaved work. */
export const unsavedOutline = (task: string): string => `outline/${task}`;

export interface OutlineDraftOptions {
  task: string;
  user: string;
  sheet: ReviewSheet;
  /** Content of the latest version, `undefined` while it is on its way. */
  latest: string | undefined;
  /** Reports typing that the draft has not heard of yet. */
  flushEditor: () => void;
  onSaved: (sheet: ReviewSheet) => void;
}

/** The creator's draft, saved as it is written; `null` for readers, and until it is known what to start from. */
export function useOutlineDraft({
  task,
  user,
  sheet,
  latest,
  flushEditor,
  onSaved,
}: OutlineDraftOptions): Autosave | null {
  const [draft, setDraft] = useState<Autosave | null>(null);
  const mayWrite = sheet.allowed.includes('save_draft');
  const known = sheet.draft !== null || sheet.versions.length === 0 || latest !== undefined;
  // A version that comes in later is no reason to begin again: what was written here would be gone.
  const [ready, setReady] = useState(known);
  if (known && !ready) setReady(true);
  const start = useRef({ sheet, latest, flushEditor, onSaved });
  useEffect(() => {
    start.current = { sheet, latest, flushEditor, onSaved };
  });

  useEffect(() => {
    if (!mayWrite || !ready) return;
    const { sheet: first, latest: initial = '' } = start.current;
    const made = createAutosave({
      server: first.draft && toServerDraft(first.draft),
      initial,
      local: createLocalDrafts(localStorage, user, task),
      save: (words) => saveDraft(task, words, (next) => start.current.onSaved(next)),
    });
    setDraft(made);
    const leave = () => {
      if (document.visibilityState === 'hidden') void made.flush();
    };
    const online = () => void made.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', online);
      void made.flush();
      made.stop();
      setDraft(null);
    };
  }, [mayWrite, ready, task, user]);

  const newer = sheet.draft;
  useEffect(() => {
    if (!newer) return;
    start.current.flushEditor();
    draft?.adopt(toServerDraft(newer));
  }, [draft, newer]);

  useUnsavedMark(draft, unsavedOutline(task));
  return draft;
}

const nothing = () => () => {};

/** Tells the rest of the page while there are words the server does not have. */
function useUnsavedMark(draft: Autosave | null, name: string): void {
  const read = () => {
    const status = draft?.getSnapshot().status ?? 'fresh';
    return status !== 'saved' && status !== 'fresh';
  };
  const unsaved = useSyncExternalStore(draft?.subscribe ?? nothing, read, read);
  useEffect(() => {
    useUnsaved.getState().set(name, unsaved);
    return () => useUnsaved.getState().set(name, false);
  }, [name, unsaved]);
}
