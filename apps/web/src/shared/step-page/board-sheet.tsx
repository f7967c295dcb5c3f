import { Sheet, SheetClose, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import type { ReactNode } from 'react';
import { labels } from './labels';

export interface BoardSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** In place of the title, where several things are shown: the way from one to the other. */
  head?: ReactNode;
  children: ReactNode;
}

/** The comments over the work, from below. */
export default function BoardSheet({ open, onOpenChange, head, children }: BoardSheetProps) {
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
        {children}
      </SheetContent>
    </Sheet>
  );
}
