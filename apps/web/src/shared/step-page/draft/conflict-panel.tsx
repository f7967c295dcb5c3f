import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useState } from 'react';
import { showToast } from '../../../stores/toasts';
import { labels } from '../labels';
import type { StepKind } from '../step-kind';
import type { Autosave } from './autosave';
import { useAutosaveState } from './use-autosave-state';

export interface ConflictPanelProps<Content> {
  kind: StepKind<Content>;
  draft: Autosave<Content>;
}

const words = labels.conflict;

/** Two drafts of the same text: compare them, keep one, and have the other back if that was wrong. */
export function ConflictPanel<Content>({ kind, draft }: ConflictPanelProps<Content>) {
  const state = useAutosaveState(draft);
  const [comparing, setComparing] = useState(false);
  if (!state?.theirs) return null;

  const choose = (choice: 'mine' | 'theirs') => {
    const other = draft.choose(choice);
    showToast({
      title: choice === 'mine' ? words.keptMine : words.kept,
      duration: 8000,
      action: { label: words.undo, onSelect: () => draft.change(other) },
    });
  };

  return (
    <Callout tone="warning" title={words.title} className="mb-4" data-quote-skip="">
      <p>{words.text}</p>
      <fieldset aria-label={words.choose} className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="ink" onClick={() => choose('mine')}>
          {words.mine}
        </Button>
        <Button size="sm" onClick={() => choose('theirs')}>
          {words.theirs}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setComparing(!comparing)} aria-expanded={comparing}>
          {comparing ? words.hide : words.compare}
        </Button>
      </fieldset>
      {comparing ? (
        <div className="mt-3 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-4 text-ink">
          <p className="mb-2 text-12 text-ink-3">{words.legend}</p>
          <kind.Compare before={state.theirs.content} after={state.content} size="compact" />
        </div>
      ) : null}
    </Callout>
  );
}
