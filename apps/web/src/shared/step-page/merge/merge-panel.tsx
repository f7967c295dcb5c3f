import { RichTextDiffView } from '@paidang/editor/view';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { ScrollArea } from '@paidang/ui/scroll-area';
import { Segmented } from '@paidang/ui/segmented';
import { useMemo, useState } from 'react';
import { showToast } from '../../../stores/toasts';
import type { Autosave } from '../draft/autosave';
import { useAutosaveState } from '../draft/use-autosave-state';
import { labels } from '../labels';
import type { StepKind } from '../step-kind';
import type { Side } from './merge';

export interface MergePanelProps<Content> {
  kind: Pick<StepKind<Content>, 'merge'>;
  draft: Autosave<Content>;
}

const words = labels.conflict;
const sides = [
  { value: 'mine', label: words.here },
  { value: 'theirs', label: words.newer },
] as const;

/** Two drafts of the same text: place by place one of the two, or all of either; what was not chosen can be had back. */
export function MergePanel<Content>({ kind, draft }: MergePanelProps<Content>) {
  const state = useAutosaveState(draft);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const [mine, theirs] = [state?.content, state?.theirs?.content];
  const merge = useMemo(
    () => (mine === undefined || theirs === undefined ? null : kind.merge(mine, theirs)),
    [kind, mine, theirs],
  );
  if (!merge || mine === undefined) return null;

  const settle = (title: string, back: Content) =>
    showToast({
      title,
      duration: 8000,
      action: { label: words.undo, onSelect: () => draft.change(back) },
    });
  const choose = (side: Side) => settle(side === 'mine' ? words.keptMine : words.kept, draft.choose(side));
  const usual = new Map(merge.pieces.map(({ key, usual: side }) => [key, side]));
  const sideOf = (key: string): Side => chosen.get(key) ?? usual.get(key) ?? 'mine';
  const take = () => {
    draft.change(merge.join(sideOf));
    draft.choose('mine');
    settle(words.merged, mine);
  };

  return (
    <Callout tone="warning" title={words.title} className="mb-4" data-quote-skip="">
      <p>{merge.pieces.length > 0 ? words.text : words.alike}</p>
      {merge.pieces.length > 0 ? (
        <>
          <p className="mt-1 text-12 text-ink-3">{words.legend}</p>
          <ScrollArea label={words.places} className="mt-3 max-h-[min(60vh,560px)]">
            <ol aria-label={words.places} className="grid gap-3">
              {merge.pieces.map(({ key, title, mine: own, theirs: other }, index) => (
                <MergePlace
                  key={key}
                  title={title || words.place(index + 1)}
                  mine={own}
                  theirs={other}
                  side={sideOf(key)}
                  onChoose={(side) => setChosen(new Map(chosen).set(key, side))}
                />
              ))}
            </ol>
          </ScrollArea>
        </>
      ) : null}
      <fieldset aria-label={words.choose} className="mt-3 flex flex-wrap gap-2">
        {merge.pieces.length > 0 ? (
          <Button size="sm" variant="ink" onClick={take}>
            {words.merge}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => choose('mine')}>
          {words.mine}
        </Button>
        <Button size="sm" onClick={() => choose('theirs')}>
          {words.theirs}
        </Button>
      </fieldset>
    </Callout>
  );
}

interface MergePlaceProps {
  title: string;
  mine: string;
  theirs: string;
  side: Side;
  onChoose: (side: Side) => void;
}

function MergePlace({ title, mine, theirs, side, onChoose }: MergePlaceProps) {
  return (
    <li className="rounded-control border border-line bg-surface text-ink">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h3 className="min-w-0 text-13 font-medium">{title}</h3>
        <Segmented<Side> label={words.choosePlace(title)} options={sides} value={side} onValueChange={onChoose} />
      </div>
      <RichTextDiffView before={theirs} after={mine} size="compact" className="px-4 py-3" />
    </li>
  );
}
