import { lazy, Suspense, useRef, useState } from 'react';
import type { BoardComment } from '../core';
import { useBoardContext } from '../react/board-context';
import { Icon } from './parts/icon';
import { ToolButton } from './parts/tool-button';

const MenuLayer = lazy(() => import('./layers/menu-layer'));
const RemoveDialog = lazy(() => import('./layers/remove-dialog'));

interface CommentMenuProps {
  comment: BoardComment;
}

/** Menu of a comment: authors can edit and, after a confirmation, delete it; others can report it. */
export function CommentMenu({ comment }: CommentMenuProps) {
  const { board, labels, permissions } = useBoardContext();
  const trigger = useRef<HTMLButtonElement>(null);
  const [layer, setLayer] = useState<'none' | 'menu' | 'remove'>('none');
  const [used, setUsed] = useState({ menu: false, remove: false });
  const canEdit = permissions.canEdit(comment);
  const canRemove = permissions.canRemove(comment);
  const report = board.reportOf(comment);
  if (!canEdit && !canRemove && !report) return null;
  const open = (next: 'menu' | 'remove') => {
    setUsed((last) => ({ ...last, [next]: true }));
    setLayer(next);
  };
  const close = () => setLayer('none');
  const focusTrigger = () => trigger.current?.focus();
  return (
    <span data-slot="comment-menu" className="pdb:relative pdb:-my-1 pdb:-me-2">
      <ToolButton
        ref={trigger}
        label={labels.more(comment.created_by)}
        aria-haspopup="menu"
        aria-expanded={layer === 'menu'}
        onClick={() => (layer === 'menu' ? close() : open('menu'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.stopPropagation();
          open('menu');
        }}
      >
        <Icon name="more" />
      </ToolButton>
      <Suspense>
        {used.menu ? (
          <MenuLayer
            open={layer === 'menu'}
            label={labels.more(comment.created_by)}
            onClose={close}
            onReturn={focusTrigger}
            onEdit={canEdit ? () => board.startEdit(comment.message_id) : undefined}
            onRemove={canRemove ? () => open('remove') : undefined}
            onReport={report ?? undefined}
          />
        ) : null}
        {used.remove ? (
          <RemoveDialog
            open={layer === 'remove'}
            hasReplies={comment.response_count > 0}
            onClose={close}
            onReturn={focusTrigger}
            onRemove={() => void board.remove(comment.message_id)}
          />
        ) : null}
      </Suspense>
    </span>
  );
}
