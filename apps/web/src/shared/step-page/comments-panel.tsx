import { CommentBoard, CommentDrawer } from '@paidang/comment-board';
import { Sheet, SheetClose, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import type { ReactNode } from 'react';
import { labels } from './labels';

export interface CommentsPanelProps {
  open: boolean;
  /** Beside the paper, or over it from below. */
  wide: boolean;
  onOpenChange: (open: boolean) => void;
  /** Above the comments: which of them these are. */
  head?: ReactNode;
  /** Takes the place of the comments: suggestions. */
  instead?: ReactNode;
  /** On small screens the film stays in sight and in reach above the comments, beside them where it lies flat. @default false */
  beneath?: boolean;
}

const covering = 'h-[calc(100dvh-56px)] p-0';
/** The rest of the window; without a film to leave in sight as high as elsewhere. */
const below = 'h-[calc(100dvh-var(--film,56px))] max-h-none rounded-none p-0 short:left-1/2 short:h-dvh';

/** The comment board: a drawer at the right, a sheet on small screens. */
export function CommentsPanel({ open, wide, onOpenChange, head, instead, beneath = false }: CommentsPanelProps) {
  if (wide) {
    return open ? (
      <div className="flex min-h-0 flex-col">
        {head}
        {instead ? (
          <aside className="flex min-h-0 w-100 flex-1 flex-col border-l border-line bg-surface">{instead}</aside>
        ) : (
          <CommentDrawer onCollapse={() => onOpenChange(false)} className="min-h-0 flex-1" />
        )}
      </div>
    ) : null;
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} modal={!beneath}>
      <SheetContent
        side="bottom"
        className={beneath ? below : covering}
        aria-describedby={undefined}
        onInteractOutside={beneath ? (event) => event.preventDefault() : undefined}
      >
        <div className="flex h-12 shrink-0 items-center justify-between pr-2 pl-5">
          <SheetTitle>{labels.comments}</SheetTitle>
          <SheetClose />
        </div>
        {head}
        {instead ?? <CommentBoard className="min-h-0 flex-1" />}
      </SheetContent>
    </Sheet>
  );
}
