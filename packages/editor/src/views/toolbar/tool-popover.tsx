import { createContext, type ReactElement, type RefObject, useContext, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToolLayer } from './tool-layer';
import { type ToolLayerContent, ToolRow } from './tool-row';

type Layer = typeof ToolLayer;

let loaded: Layer | null = null;
let isLoading = false;

/** Fetches the popovers of tools ahead of the press that opens one. After a failure the next call tries again. */
export function preloadToolLayer(): void {
  if (loaded || isLoading) return;
  isLoading = true;
  import('./tool-layer')
    .then(({ ToolLayer }) => {
      loaded = ToolLayer;
    })
    .catch(() => undefined)
    .finally(() => {
      isLoading = false;
    });
}

/** Where tools open before their popover has been fetched. */
export const ToolRowPlace = createContext<HTMLElement | null>(null);

/** Props for the tool's button. */
export interface ToolTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onClick(): void;
}

export interface ToolPopoverProps extends ToolLayerContent {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The button; spread the given props on it. */
  trigger(props: ToolTriggerProps): ReactElement;
}

/**
 * A tool and the popover it opens. The toolbar prefetches the popover's code; a tool pressed before that opens its content in
 * a row below the toolbar.
 */
export function ToolPopover({ open, onOpenChange, trigger, ...content }: ToolPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = useContext(ToolRowPlace);
  // Decided when the tool opens and kept until it closes: moving the content would lose typed text and end a composition.
  const [shown, setShown] = useState({ open, inRow: open && !loaded });
  if (shown.open !== open) setShown({ open, inRow: open ? !loaded : shown.inRow });
  const Layer = shown.inRow ? null : loaded;
  const layer = { ...content, id, anchor: button, open, onOpenChange };
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'data-state': open ? 'open' : 'closed',
        onClick: () => onOpenChange(!open),
      })}
      {Layer ? <Layer {...layer} /> : null}
      {shown.inRow && open && place ? createPortal(<ToolRow {...layer} />, place) : null}
    </>
  );
}
