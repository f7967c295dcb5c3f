import { useLanguageAttributes } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { type ReactNode, useId } from 'react';
import { useBoardContext } from '../react/board-context';
import { CommentBoard } from './comment-board';
import { Icon } from './parts/icon';
import { ToolButton } from './parts/tool-button';

export interface CommentDrawerProps {
  /** Shows a button that collapses the drawer. */
  onCollapse?: () => void;
  /** Replaces the title, for example by tabs in a drawer with several contents. */
  head?: ReactNode;
  /** Shown below the head, for example which part of the comments this is. */
  below?: ReactNode;
  /** Shown instead of the comments. */
  instead?: ReactNode;
  className?: string;
}

/**
 * The board as a drawer on the right: 400 px wide and as high as its container.
 *
 * @example <CommentDrawer onCollapse={() => setOpen(false)} />
 */
export function CommentDrawer({ onCollapse, head, below, instead, className }: CommentDrawerProps) {
  const { labels } = useBoardContext();
  const titleId = useId();
  return (
    <aside
      {...useLanguageAttributes()}
      {...(head ? { 'aria-label': labels.title } : { 'aria-labelledby': titleId })}
      data-slot="comment-drawer"
      className={cx(
        'pd-root pdb:flex pdb:h-full pdb:min-h-0 pdb:w-100 pdb:max-w-full pdb:flex-col pdb:border-s pdb:border-line pdb:bg-surface',
        className,
      )}
    >
      <div className="pdb:flex pdb:h-14 pdb:shrink-0 pdb:items-center pdb:gap-2 pdb:pt-2 pdb:pe-3 pdb:ps-5">
        {head ? (
          <div className="pdb:min-w-0 pdb:flex-1">{head}</div>
        ) : (
          <h2 id={titleId} className="pdb:flex-1 pdb:text-16 pdb:font-strong">
            {labels.title}
          </h2>
        )}
        {onCollapse ? (
          <ToolButton label={labels.collapse} onClick={onCollapse}>
            <Icon name="collapse" />
          </ToolButton>
        ) : null}
      </div>
      {below}
      {instead ?? <CommentBoard className="pdb:flex-1" />}
    </aside>
  );
}
