import { Segmented } from '@paidang/ui/segmented';
import { labels } from './labels';

export type BoardView = 'comments' | 'suggestions';

export interface BoardSwitchProps {
  view: BoardView;
  /** Suggestions nobody has decided. */
  open: number;
  onViewChange: (view: BoardView) => void;
}

/** Above the board: comments, or suggestions. */
export function BoardSwitch({ view, open, onViewChange }: BoardSwitchProps) {
  return (
    <div className="border-b border-line bg-surface px-5 py-2.5 lg:border-l">
      <Segmented
        label={labels.panel}
        options={[
          { value: 'comments', label: labels.comments },
          { value: 'suggestions', label: labels.title, ...(open > 0 ? { count: open } : {}) },
        ]}
        value={view}
        onValueChange={onViewChange}
      />
    </div>
  );
}
