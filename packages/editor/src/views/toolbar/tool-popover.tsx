import { type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLatest } from '../../react/use-latest';
import type { ToolLayer, ToolLayerContent } from './tool-layer';

type Layer = typeof ToolLayer;

let loaded: Layer | null = null;
let coming: Promise<Layer> | null = null;

/** Fetches what shows the popovers of tools; after a failure the next call tries again. */
function loadLayer(): Promise<Layer> {
  coming ??= import('./tool-layer').then(
    ({ ToolLayer }) => {
      loaded = ToolLayer;
      return ToolLayer;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** Fetches the popovers of tools before one is opened. Never rejects: what could not be fetched is fetched by the next press. */
export const preloadToolLayer = (): void =>
  void loadLayer().then(
    () => undefined,
    () => undefined,
  );

/** For the button of the tool. */
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

/** A tool and the popover it opens, whose code comes with the first focus or pointer in the editor, or else with the press. */
export function ToolPopover({ open, onOpenChange, trigger, ...content }: ToolPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [Layer, setLayer] = useState<Layer | null>(() => loaded);
  const change = useLatest(onOpenChange);
  useEffect(() => {
    if (!open || Layer) return;
    let isHere = true;
    loadLayer().then(
      (come) => {
        if (isHere) setLayer(() => come);
      },
      () => {
        if (isHere) change.current(false);
      },
    );
    return () => {
      isHere = false;
    };
  }, [open, Layer, change]);
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open && Layer ? id : undefined,
        'data-state': open ? 'open' : 'closed',
        onClick: () => onOpenChange(!open),
      })}
      {Layer ? <Layer {...content} id={id} anchor={button} open={open} onOpenChange={onOpenChange} /> : null}
    </>
  );
}
