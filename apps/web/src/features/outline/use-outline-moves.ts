import type { ReviewSheet } from '@paidang/contract/entities';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../data/errors';
import { moveOutline, type OutlineMove, sendOutline } from '../../data/outlines';
import { isProjectKey } from '../../data/projects';
import { showToast } from '../../stores/toasts';
import type { Autosave } from './draft/autosave';
import { conflictingDraft } from './draft/save-draft';
import { labels } from './labels';

export interface OutlineMovesOptions {
  task: string;
  draft: Autosave | null;
  /** The sheet after a move. */
  onMoved: (sheet: ReviewSheet) => void;
}

export type MoveName = OutlineMove | 'send' | 'save';

const done: Record<OutlineMove, string> = {
  finalise: labels.actions.finalised,
  accept: labels.actions.accepted,
  requestChanges: labels.actions.asked,
  reopen: labels.actions.reopened,
};

/** What can be done with the step. Each intention is sent once, however often its button is pressed. */
export function useOutlineMoves({ task, draft, onMoved }: OutlineMovesOptions) {
  const [busy, setBusy] = useState<MoveName | null>(null);
  const underWay = useRef(false);
  const intention = useRef({ words: '', key: '' });
  const { mutate } = useSWRConfig();

  const once = async (name: MoveName, act: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(name);
    try {
      await act();
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };

  /** The same words sent again after a lost answer are the same intention. */
  const keyFor = (words: string): string => {
    if (intention.current.words !== words) intention.current = { words, key: crypto.randomUUID() };
    return intention.current.key;
  };

  const moved = (sheet: ReviewSheet, title: string) => {
    intention.current = { words: '', key: '' };
    onMoved(sheet);
    void mutate(isProjectKey);
    showToast({ title, tone: 'success' });
  };

  const send = (content: string) =>
    once('send', async () => {
      if (!draft) return;
      draft.change(content);
      await draft.flush();
      if (draft.getSnapshot().status === 'conflict') return;
      try {
        const revision = draft.revision();
        const sheet = await sendOutline(task, {
          content,
          revision,
          idempotencyKey: keyFor(`send ${revision} ${content}`),
        });
        draft.sent(sheet.draft?.revision ?? 0);
        moved(sheet, labels.actions.sent(sheet.step.version));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) draft.conflict(await conflictingDraft(task, error));
      }
    });

  const move = (name: OutlineMove, words = '') =>
    once(name, async () => {
      const sheet = await moveOutline(task, name, keyFor(`${name} ${words}`), words).catch(() => null);
      if (sheet) moved(sheet, done[name]);
    });

  const save = () => once('save', async () => void (await draft?.flush()));

  return { busy, send, move, save };
}

export type OutlineMoves = ReturnType<typeof useOutlineMoves>;
