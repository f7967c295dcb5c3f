import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../react/use-latest';

/** What a tool opens. */
export interface ToolLayerContent {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  className?: string;
  onKeyDown?(event: KeyboardEvent<HTMLElement>): void;
  /** Called before the focus returns to the tool's button; prevent the default to move it elsewhere. */
  onCloseAutoFocus?(event: Event): void;
}

export interface ToolLayerProps extends ToolLayerContent {
  id: string;
  /** The button of the tool. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange(open: boolean): void;
}

const focusedIn = (node: Node | null): Element | null => {
  const root = node?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
};

/**
 * Stands in for the popover of a tool until its code has been fetched: the same content in a row below the toolbar. It takes
 * the focus as soon as the tool is pressed, so that what is typed next is typed there.
 */
export function ToolRow({
  id,
  anchor,
  label,
  className,
  children,
  onKeyDown,
  onCloseAutoFocus,
  onOpenChange,
}: ToolLayerProps) {
  const row = useRef<HTMLDivElement>(null);
  const handlers = useLatest({ onCloseAutoFocus, onOpenChange });

  useLayoutEffect(() => {
    const element = row.current;
    const first = element?.querySelector<HTMLElement>('input, button:enabled, a[href]');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
    const closeFromOutside = (event: Event) => {
      const [target] = event.composedPath();
      const isInside = target instanceof Node && (element?.contains(target) || anchor.current?.contains(target));
      if (!isInside) handlers.current.onOpenChange(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      // If the focus has already moved on, it stays where it is.
      if (!element?.contains(focusedIn(element))) return;
      const event = new Event('closeautofocus', { cancelable: true });
      handlers.current.onCloseAutoFocus?.(event);
      if (!event.defaultPrevented) anchor.current?.focus({ preventScroll: true });
    };
  }, [anchor, handlers]);

  return (
    <div className="pde:border-b pde:border-line pde:bg-surface pde:px-3 pde:py-2">
      <div
        ref={row}
        id={id}
        role="dialog"
        aria-label={label}
        data-slot="editor-tool-row"
        className={className}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          onOpenChange(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
