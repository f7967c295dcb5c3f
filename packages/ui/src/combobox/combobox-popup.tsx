import { Portal } from 'radix-ui';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import type { ReactNode, RefObject } from 'react';
import { cn } from '../cn';
import { isImeEnter } from '../ime';
import { floatingClass } from '../internal/layer-classes';
import { usePortalContainer } from '../portal-root';
import { Spinner } from '../spinner';

interface ComboboxPopupProps {
  /** The box the popup belongs to: presses and focus in it are not outside. */
  box: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  /** Said above the options, or in their place. */
  message: string | undefined;
  loading: boolean;
  children: ReactNode;
}

/** The card under the input. The focus stays in the input, so it is placed and closed, but never focused. */
export function ComboboxPopup({ box, onDismiss, message, loading, children }: ComboboxPopupProps) {
  const container = usePortalContainer();
  const stayInside = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (box.current && event.detail.originalEvent.composedPath().includes(box.current)) event.preventDefault();
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
          data-slot="combobox-popup"
          data-state="open"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // Keeps the focus in the input when the scroll bar is pressed, and scrolling from a dialog that locks the page.
          onMouseDown={(event) => event.preventDefault()}
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className={cn(
            floatingClass,
            'pd:w-(--radix-popper-anchor-width) pd:min-w-48 pd:max-w-[calc(100vw-16px)] pd:origin-(--radix-popper-transform-origin) pd:overflow-hidden',
          )}
        >
          {message ? (
            <p
              aria-hidden="true"
              data-slot="combobox-message"
              className="pd:flex pd:items-center pd:gap-2 pd:px-3.5 pd:py-2.5 pd:text-13 pd:text-ink-2"
            >
              {loading ? <Spinner /> : null}
              {message}
            </p>
          ) : null}
          {children}
        </Popper.Content>
      </DismissableLayer.Root>
    </Portal.Root>
  );
}
