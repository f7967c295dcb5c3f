import { useEffect, useRef, useState } from 'react';
import type { DraftSource, StepSheet, StepSource } from '../../data/step-source';
import { type Autosave, type Base, createAutosave } from './autosave';
import { createLocalDrafts } from './local-draft';
import { saveDraft, toServerDraft } from './save-draft';
import { useUnsavedMark } from './use-unsaved-mark';

/** Name of a step's draft among unsaved work. */
export const unsavedName = ({ path }: Pick<StepSource<unknown>, 'path'>): string => path.join('/');

export interface StepDraftOptions<Content> {
  /** Must stay the same while the page is open. */
  source: DraftSource<Content>;
  user: string;
  sheet: StepSheet<Content>;
  /** What a first draft starts from. */
  blank: (sheet: StepSheet<Content>) => Content;
  /** Content of the latest version, `undefined` while it is on its way. */
  latest: Content | undefined;
  /** Reports typing that the draft has not heard of yet. */
  flushEditor: () => void;
  onSaved: (sheet: StepSheet<Content>) => void;
}

/** The writer's draft, saved as it is written; `null` for readers, and until it is known what to start from. */
export function useStepDraft<Content>({
  source,
  user,
  sheet,
  blank,
  latest,
  flushEditor,
  onSaved,
}: StepDraftOptions<Content>): Autosave<Content> | null {
  const [draft, setDraft] = useState<Autosave<Content> | null>(null);
  const mayWrite = sheet.allowed.includes('save_draft');
  const base = baseOf(sheet, latest, blank);
  const known = base !== null;
  // A version that comes in later is no reason to begin again: what was written here would be gone.
  const [ready, setReady] = useState(known);
  if (known && !ready) setReady(true);
  const start = useRef({ sheet, blank, base, flushEditor, onSaved });
  useEffect(() => {
    // Until the newest version is there, one starts from the one before and takes the newest over.
    start.current = { sheet, blank, base: base ?? start.current.base, flushEditor, onSaved };
  });

  useEffect(() => {
    const { sheet: first, base: server } = start.current;
    if (!mayWrite || !ready || !server) return;
    const nothing = start.current.blank(first);
    const made = createAutosave<Content>({
      server,
      local: createLocalDrafts(localStorage, user, source.path),
      save: (words) => saveDraft(words, { source, blank: nothing, onSaved: (next) => start.current.onSaved(next) }),
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
  }, [mayWrite, ready, source, user]);

  const newest = base?.revision ?? 0;
  useEffect(() => {
    const { base: newer } = start.current;
    if (!draft || !newer || newest <= draft.revision()) return;
    start.current.flushEditor();
    draft.adopt(newer);
  }, [draft, newest]);

  useUnsavedMark(draft, unsavedName(source));
  return draft;
}

/** What a writer goes on from; `null` until it is known. */
function baseOf<Content>(
  sheet: StepSheet<Content>,
  latest: Content | undefined,
  blank: (sheet: StepSheet<Content>) => Content,
): Base<Content> | null {
  if (sheet.draft) return toServerDraft(sheet.draft);
  const content = sheet.versions.length === 0 ? blank(sheet) : latest;
  return content === undefined ? null : { content, revision: sheet.revision, updatedAt: null };
}
