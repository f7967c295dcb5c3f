import { CommentBoard, CommentDrawer } from '@paidang/comment-board';
import { Sheet, SheetClose, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import { type ReactNode, useEffect } from 'react';
import { useOpenComments } from '../../stores/open-comments';
import { labels } from './labels';

export interface CommentsPanelProps {
  open: boolean;
  /** Beside the paper, or over it from below. */
  wide: boolean;
  onOpenChange: (open: boolean) => void;
  /** In place of the title: comments, or the suggestions beside them. */
  head?: ReactNode;
  /** Below the head: which of the comments these are. */
  below?: ReactNode;
  /** Takes the place of the comments: suggestions. */
  instead?: ReactNode;
}

/** The comment board: a drawer at the right, a sheet on small screens. */
export function CommentsPanel({ open, wide, onOpenChange, head, below, instead }: CommentsPanelProps) {
  const isShown = open && !instead;
  useEffect(() => {
    useOpenComments.setState({ isOpen: isShown });
    return () => useOpenComments.setState({ isOpen: false });
  }, [isShown]);
  if (wide) {
    return open ? (
      <CommentDrawer onCollapse={() => onOpenChange(false)} head={head} below={below} instead={instead} />
    ) : null;
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        side="bottom"
        className="h-[calc(100dvh-56px-var(--pd-keyboard,0px))] p-0 short:h-[calc(100dvh-var(--pd-keyboard,0px))] short:max-h-none short:rounded-none"
        aria-describedby={undefined}
      >
        <div className="flex h-12 shrink-0 items-center justify-between pr-2 pl-5 short:-mt-3">
          <SheetTitle className={head ? 'sr-only' : undefined}>{labels.comments}</SheetTitle>
          {head}
          <SheetClose />
        </div>
        {below}
        {instead ?? <CommentBoard className="min-h-0 flex-1" />}
      </SheetContent>
    </Sheet>
  );
}
