import { useId } from 'react';
import { useBoardContext } from '../react/board-context';
import { CommentBoard } from './comment-board';
import { classNames } from './parts/class-names';
import { Icon } from './parts/icon';
import { ToolButton } from './parts/tool-button';

export interface CommentDrawerProps {
  /** Shows the button that puts the drawer away. */
  onCollapse?: () => void;
  className?: string;
}

/**
 * The board as a drawer at the right: 400 px wide and as high as its place.
 *
 * @example <CommentDrawer onCollapse={() => setOpen(false)} />
 */
export function CommentDrawer({ onCollapse, className }: CommentDrawerProps) {
  const { labels, stage } = useBoardContext();
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      data-slot="comment-drawer"
      className={classNames(
        'pd-root pd:flex pd:h-full pd:min-h-0 pd:w-100 pd:max-w-full pd:flex-col pd:border-l pd:border-line pd:bg-surface',
        className,
      )}
    >
      <div className="pd:flex pd:h-14 pd:shrink-0 pd:items-center pd:gap-2 pd:pt-2 pd:pr-3 pd:pl-5">
        <h2 id={titleId} className="pd:flex-1 pd:text-16 pd:font-strong">
          {labels.title}
        </h2>
        <ToolButton label={labels.scrollToTop} onClick={() => stage.list?.scrollToTop()}>
          <Icon name="top" />
        </ToolButton>
        <ToolButton label={labels.scrollToBottom} onClick={() => stage.list?.scrollToBottom()}>
          <Icon name="bottom" />
        </ToolButton>
        {onCollapse ? (
          <ToolButton label={labels.collapse} onClick={onCollapse}>
            <Icon name="collapse" />
          </ToolButton>
        ) : null}
      </div>
      <CommentBoard className="pd:flex-1" />
    </aside>
  );
}
