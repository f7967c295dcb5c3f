import { Popover, PopoverAnchor, PopoverContent } from '@paidang/ui/popover';
import type { RefObject } from 'react';
import type { ToolLayerProps } from './tool-row';

/** The popover of a tool, placed at the tool's button. Imported dynamically: writing does not need it. */
export function ToolLayer({ anchor, open, onOpenChange, ...content }: ToolLayerProps) {
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
        }}
      />
    </Popover>
  );
}
