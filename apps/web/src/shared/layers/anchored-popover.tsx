import { Popover, PopoverAnchor, PopoverContent } from '@paidang/ui/popover';
import type { ReactNode, RefObject } from 'react';

export interface AnchoredPopoverProps {
  /** The button that opened it: it is placed there, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** An open popover at a button that stands elsewhere. In a file of its own, so that its code comes with the first press. */
export default function AnchoredPopover({ anchor, label, onClose, className, children }: AnchoredPopoverProps) {
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverContent
        label={label}
        align="end"
        sideOffset={8}
        className={className}
        onCloseAutoFocus={(event) => {
          if (event.defaultPrevented) return;
          event.preventDefault();
          anchor.current?.focus();
        }}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
