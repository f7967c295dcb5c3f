import { Popover, PopoverAnchor, PopoverContent } from '@paidang/ui/popover';
import { type RefObject, useRef } from 'react';
import type { ToolLayerProps } from './tool-row';

/** The popover of a tool, placed at the tool's button. Imported dynamically: writing does not need it. */
export function ToolLayer({ anchor, open, onOpenChange, onCloseAutoFocus, ...content }: ToolLayerProps) {
  const pressedOutside = useRef(false);
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverContent
        align="start"
        {...content}
        // The button closes it itself. If the press had already closed it, the button would open it again.
        onInteractOutside={(event) => {
          // Not `composedPath()`: the handler runs after the press, when the event no longer has a path.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          else pressedOutside.current = true;
        }}
        // Without a trigger Radix returns the focus to nothing.
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (!event.defaultPrevented && !pressedOutside.current) anchor.current?.focus({ preventScroll: true });
          pressedOutside.current = false;
        }}
      />
    </Popover>
  );
}
