import { Sheet, SheetClose, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import type { ReactNode } from 'react';
import { labels } from './labels';

export interface BoardSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The comments over the work, from below. */
export default function BoardSheet({ open, onOpenChange, children }: BoardSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="bottom" className="h-[calc(100dvh-56px)] p-0" aria-describedby={undefined}>
        <div className="flex h-12 shrink-0 items-center justify-between pr-2 pl-5">
          <SheetTitle>{labels.comments}</SheetTitle>
          <SheetClose />
        </div>
        {children}
      </SheetContent>
    </Sheet>
  );
}
