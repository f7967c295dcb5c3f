import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { labels } from '#labels/suggestions';

export type BoardView = 'comments' | 'suggestions';

const views: readonly BoardView[] = ['comments', 'suggestions'];
const names = { comments: labels.comments, suggestions: labels.title } as const;

export interface BoardSwitchProps {
  versionView: BoardView;
  /** Suggestions nobody has decided. */
  open: number;
  onViewChange: (versionView: BoardView) => void;
}

/** The head of a board that shows comments, or suggestions. */
export function BoardSwitch({ versionView, open, onViewChange }: BoardSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={labels.panel} className="flex gap-5">
      {views.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === versionView}
          onClick={() => onViewChange(one)}
          className={cn(
            'hit flex items-center gap-1.5 border-b-2 py-1 text-16',
            one === versionView
              ? 'border-ink font-strong text-ink'
              : 'border-transparent text-ink-3 hover:text-ink forced-colors:border-[Canvas]',
          )}
        >
          {names[one]}
          {one === 'suggestions' && open > 0 ? <Count value={open} tone="quiet" /> : null}
        </button>
      ))}
    </div>
  );
}
