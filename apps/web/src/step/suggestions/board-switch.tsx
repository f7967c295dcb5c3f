import { cn } from '@paidang/ui/cn';
import { Count } from '@paidang/ui/count';
import { labels } from '#labels/suggestions';

export type BoardView = 'comments' | 'suggestions' | 'claims' | 'trace' | 'preview';

const names: Record<BoardView, string> = {
  comments: labels.comments,
  suggestions: labels.title,
  claims: labels.claims,
  trace: labels.trace,
  preview: labels.preview,
};

export interface BoardSwitchProps {
  versionView: BoardView;
  /** The available views, including the comments. */
  views: readonly BoardView[];
  /** Number of open items per view: undecided suggestions, unanswered high-risk claims, unmet requirements. */
  open: Partial<Record<BoardView, number>>;
  onViewChange: (versionView: BoardView) => void;
}

/** Head of the panel: switches between comments, suggestions, claims, trace and preview. */
export function BoardSwitch({ versionView, views, open, onViewChange }: BoardSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={labels.panel}
      className={cn('flex flex-wrap', views.length > 3 ? 'gap-x-3 text-14' : 'gap-x-4 text-16')}
    >
      {views.map((one) => (
        <button
          key={one}
          type="button"
          data-tour={one === 'claims' || one === 'trace' ? `step-${one}` : undefined}
          aria-pressed={one === versionView}
          onClick={() => onViewChange(one)}
          className={cn(
            'hit flex items-center gap-1.5 border-b-2 py-1',
            one === versionView
              ? 'border-ink font-strong text-ink'
              : 'border-transparent text-ink-3 hover:text-ink forced-colors:border-[Canvas]',
          )}
        >
          {names[one]}
          {open[one] ? <Count value={open[one]} tone="quiet" /> : null}
        </button>
      ))}
    </div>
  );
}
