import { Sheet, SheetClose, SheetContent, SheetTitle } from '@paidang/ui/sheet';
import type { ReactNode } from 'react';
import { labels } from '#labels/step';

export interface BoardSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** In place of the title, where several things are shown: the way from one to the other. */
  head?: ReactNode;
  /** The film stays in sight and in reach above the comments, beside them where it lies flat. @default false */
  beneath?: boolean;
  children: ReactNode;
}

const covering =
  'h-[calc(100dvh-56px-var(--pd-keyboard,0px))] p-0 short:h-[calc(100dvh-var(--pd-keyboard,0px))] short:max-h-none short:rounded-none';
/** The rest of the window; without a film to leave in sight as high as elsewhere. */
const below =
  'h-[calc(100dvh-var(--film,56px)-var(--pd-keyboard,0px))] max-h-none rounded-none p-0 sideways:left-1/2 sideways:h-dvh';

/** The comments over the work, from below. */
export default function BoardSheet({ open, onOpenChange, head, beneath = false, children }: BoardSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} modal={!beneath}>
      <SheetContent
        side="bottom"
        className={beneath ? below : covering}
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
