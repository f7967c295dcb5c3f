import { Portal } from 'radix-ui';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import type { ReactNode, RefObject } from 'react';
import { cn } from '../cn';
import { isImeEnter } from '../ime';
import { usePortalContainer } from '../portal-root';
import { floatingClass } from './layer-classes';

interface OptionPopupProps {
  slot: string;
  /** The control the popup belongs to: presses and focus in it do not close the popup. */
  anchor: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  className: string;
  children: ReactNode;
}

/**
 * The card with options below a control. The focus stays in the control, so the popup is positioned and closed, but never
 * focused.
 */
export function OptionPopup({ slot, anchor, onDismiss, className, children }: OptionPopupProps) {
  const container = usePortalContainer();
  const stayInside = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (anchor.current && event.detail.originalEvent.composedPath().includes(anchor.current)) event.preventDefault();
  };
  return (
    <Portal.Root container={container} asChild>
      <DismissableLayer.Root
        asChild
        onEscapeKeyDown={(event) => {
          if (isImeEnter(event)) event.preventDefault();
        }}
        onPointerDownOutside={stayInside}
        onFocusOutside={stayInside}
        onDismiss={onDismiss}
      >
        <Popper.Content
          data-slot={slot}
          data-state="open"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // Keeps the focus in the control when the scroll bar is pressed, and scrolling working in a dialog that locks the page.
          onMouseDown={(event) => event.preventDefault()}
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className={cn(
            floatingClass,
            'pd:max-w-[calc(100vw-16px)] pd:origin-(--radix-popper-transform-origin) pd:overflow-hidden',
            className,
          )}
        >
          {children}
        </Popper.Content>
      </DismissableLayer.Root>
    </Portal.Root>
  );
}
