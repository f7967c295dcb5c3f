import { Popover, PopoverAnchor, PopoverContent } from '@paidang/ui/popover';
import type { ReactNode, RefObject } from 'react';

export interface AnchoredPopoverProps {
  /** The button that opened it: positions the popover and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** An open popover anchored to a button rendered elsewhere. A separate file, so that its code is loaded lazily. */
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
