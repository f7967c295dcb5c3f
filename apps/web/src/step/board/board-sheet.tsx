import { cn } from '@paidang/ui/cn';
import { Sheet, SheetClose, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import type { ReactNode } from 'react';
import { labels } from '#labels/step';

export interface BoardSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Replaces the title, with a switch between the views. */
  head?: ReactNode;
  /** Keeps the video visible and usable above the comments, or next to them in landscape. @default false */
  beneath?: boolean;
  children: ReactNode;
}

/** The board and the other views are drawn on this colour. In dark mode a sheet's own is lighter, with an edge between them. */
const ground = 'bg-surface';
const covering =
  'h-[calc(100dvh-56px-var(--pd-keyboard,0px))] p-0 short:h-[calc(100dvh-var(--pd-keyboard,0px))] short:max-h-none short:rounded-none';
/** The rest of the window below the video; without a visible video, the usual height. */
const below =
  'h-[calc(100dvh-var(--film,56px)-var(--pd-keyboard,0px))] max-h-none rounded-none p-0 sideways:left-1/2 sideways:h-dvh';

/** The comments in a sheet that opens from the bottom, over the work. */
export default function BoardSheet({ open, onOpenChange, head, beneath = false, children }: BoardSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} modal={!beneath}>
      <SheetContent
        side="bottom"
        className={cn(ground, beneath ? below : covering)}
        aria-describedby={undefined}
        onInteractOutside={beneath ? (event) => event.preventDefault() : undefined}
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
