import { Popover, PopoverAnchor, PopoverContent } from '@paidang/ui/popover';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

/** What a tool opens. */
export interface ToolLayerContent {
  /** Its name. */
  label: string;
  children: ReactNode;
  className?: string;
  onKeyDown?(event: KeyboardEvent<HTMLElement>): void;
  onCloseAutoFocus?(event: Event): void;
}

export interface ToolLayerProps extends ToolLayerContent {
  id: string;
  /** The button of the tool. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The popover of a tool, at the tool's button. In a file of its own: nobody needs it to write. */
export function ToolLayer({ anchor, open, onOpenChange, ...content }: ToolLayerProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverContent
        align="start"
        {...content}
        // The button closes it itself; closed by the press already, it would open again.
        onInteractOutside={(event) => {
          const { current: button } = anchor;
          if (button && event.detail.originalEvent.composedPath().includes(button)) event.preventDefault();
        }}
      />
    </Popover>
  );
}
