import type { PlatformProposal, ProposalContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useProposalWriting } from '../../data/console-proposals';
import { ApiError } from '../../data/errors';
import { useUnsaved } from '../../stores/unsaved';

export type DraftState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/**
 * Draft of a proposal. It is saved shortly after the last change, one request at a time, each naming the
 * revision it is based on. Changes made elsewhere are never overwritten.
 */
export function useProposalDraft(proposal: PlatformProposal) {
  const { uuid } = proposal;
  const { saveDraft } = useProposalWriting();
  const [content, setContent] = useState(proposal.draft);
  const [state, setState] = useState<DraftState>('saved');
  const latest = useRef({ content: proposal.draft, revision: proposal.revision, isChanged: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<boolean> | null>(null);

  const saveAll = useCallback(async (): Promise<boolean> => {
    while (latest.current.isChanged) {
      const { content: sent, revision } = latest.current;
      latest.current.isChanged = false;
      setState('saving');
      try {
        const saved = await saveDraft(uuid, revision, sent);
        // Read `latest.current` only now: typing during the request may have replaced it.
        latest.current.revision = saved.revision;
      } catch (error) {
        latest.current.isChanged = true;
        const isConflict = error instanceof ApiError && error.status === 409;
        setState(isConflict ? 'conflict' : 'failed');
        return false;
      }
    }
    setState('saved');
    return true;
  }, [saveDraft, uuid]);

  /** Saves unsaved changes. @returns whether everything is on the server */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    underWay.current ??= saveAll().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, [saveAll]);

  const change = useCallback(
    (changes: Partial<ProposalContent>) => {
      const next = { ...latest.current.content, ...changes };
      latest.current = { ...latest.current, content: next, isChanged: true };
      setContent(next);
      setState((now) => (now === 'conflict' ? now : 'unsaved'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), limits.drafts.delay);
    },
    [flush],
  );

  /** Replaces the local draft with the one saved elsewhere. */
  const reload = useCallback(({ draft, revision }: Pick<PlatformProposal, 'draft' | 'revision'>) => {
    latest.current = { content: draft, revision, isChanged: false };
    setContent(draft);
    setState('saved');
  }, []);

  useEffect(() => {
    if (state !== 'failed') return;
    const retry = setTimeout(() => void flush(), limits.drafts.retryDelay);
    return () => clearTimeout(retry);
  }, [flush, state]);

  const isUnsaved = state !== 'saved';
  useEffect(() => {
    const name = `proposal/${uuid}`;
    useUnsaved.getState().set(name, isUnsaved);
    return () => useUnsaved.getState().set(name, false);
  }, [isUnsaved, uuid]);
  useEffect(() => () => void flush(), [flush]);

  return { content, state, change, flush, reload, revision: () => latest.current.revision };
}
