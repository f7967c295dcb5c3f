import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useEffect, useMemo, useState } from 'react';
import { labels } from '#labels/step';
import { lazyExtra } from '../../shared/lazy-extra';
import { untilLoaded } from '../../shared/until-loaded';
import { showToast } from '../../stores/toasts';
import type { Autosave } from '../draft/autosave';
import { useDraftState } from '../draft/use-draft';
import type { StepKind } from '../step-kind';
import type { DraftSide, PiecesOf } from './merge';

export interface MergePanelProps<Content> {
  kind: Pick<StepKind<Content>, 'merge'>;
  draft: Autosave<Content>;
}

const conflictLabels = labels.conflict;
/** Conflicts are rare: loaded only when there is one. */
const MergeRows = lazyExtra(() => import('./merge-places'));

/**
 * Resolves a conflict between two drafts of the same text: piece by piece, or by keeping one as a whole. The choice can be
 * undone.
 */
export function MergePanel<Content>({ kind, draft }: MergePanelProps<Content>) {
  const state = useDraftState(draft);
  const [chosen, setChosen] = useState<ReadonlyMap<string, DraftSide>>(new Map());
  const [mine, theirs] = [state?.content, state?.theirs?.content];
  const piecesOf = useMergePieces(theirs !== undefined);
  const merge = useMemo(
    () => (mine === undefined || theirs === undefined || !piecesOf ? null : kind.merge(mine, theirs, piecesOf)),
    [kind, mine, theirs, piecesOf],
  );
  if (!merge || mine === undefined) return null;

  const showUndo = (title: string, back: Content) =>
    showToast({
      title,
      duration: 8000,
      action: { label: conflictLabels.undo, onSelect: () => draft.change(back) },
    });
  const choose = (side: DraftSide) =>
    showUndo(side === 'mine' ? conflictLabels.keptMine : conflictLabels.kept, draft.choose(side));
  const defaults = new Map(merge.pieces.map(({ key, usual: side }) => [key, side]));
  const sideOf = (key: string): DraftSide => chosen.get(key) ?? defaults.get(key) ?? 'mine';
  const applyMerge = () => {
    draft.change(merge.join(sideOf));
    draft.choose('mine');
    showUndo(conflictLabels.merged, mine);
  };

  return (
    <Callout tone="warning" title={conflictLabels.title} className="mb-4" data-quote-skip="">
      <p>{merge.pieces.length > 0 ? conflictLabels.text : conflictLabels.alike}</p>
      {merge.pieces.length > 0 ? (
        <>
          <p className="mt-1 text-12 text-ink-3">{conflictLabels.legend}</p>
          <MergeRows
            pieces={merge.pieces}
            sideOf={sideOf}
            onChoose={(key, side) => setChosen(new Map(chosen).set(key, side))}
          />
        </>
      ) : null}
      <fieldset aria-label={conflictLabels.choose} className="mt-3 flex flex-wrap gap-2">
        {merge.pieces.length > 0 ? (
          <Button size="sm" variant="ink" onClick={applyMerge}>
            {conflictLabels.merge}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => choose('mine')}>
          {conflictLabels.mine}
        </Button>
        <Button size="sm" onClick={() => choose('theirs')}>
          {conflictLabels.theirs}
        </Button>
      </fieldset>
    </Callout>
  );
}

/** Loads the function that splits texts, once there is a conflict. */
function useMergePieces(isWanted: boolean): PiecesOf | null {
  const [piecesOf, setPiecesOf] = useState<PiecesOf | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void untilLoaded(() => import('./document-pieces'), leaving.signal).then((loaded) => {
      if (loaded) setPiecesOf(() => loaded.default);
    });
    return () => leaving.abort();
  }, [isWanted]);
  return piecesOf;
}
