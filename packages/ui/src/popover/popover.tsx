import { Popover as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { floatingClass } from '../internal/layer-classes';
import { useCheckedRef } from '../internal/use-checked-ref';
import { keepMovedFocus, useLayerFocus } from '../internal/use-layer-focus';
import { rootOf, useRoot } from '../internal/use-root';
import { usePortalContainer } from '../portal-root';

/** Holds the state of one popover. Controlled by `open` and `onOpenChange`, or just by `PopoverTrigger`. */
export const Popover: typeof Radix.Root =
  process.env.NODE_ENV === 'production' ? Radix.Root : rootOf('Popover', Radix.Root);

/** Opens and closes the popover; with `asChild`, your own button does. */
export const PopoverTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Trigger>>(
  function PopoverTrigger(props, ref) {
    useRoot('PopoverTrigger', 'Popover');
    return <Radix.Trigger ref={ref} data-slot="popover-trigger" {...props} asChild={hasSingleElementChild(props)} />;
  },
);

/** Element the popover is positioned at, if it is not the trigger. */
export const PopoverAnchor = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Radix.Anchor>>(
  function PopoverAnchor(props, ref) {
    useRoot('PopoverAnchor', 'Popover');
    return <Radix.Anchor ref={ref} data-slot="popover-anchor" {...props} asChild={hasSingleElementChild(props)} />;
  },
);

interface PopoverContentBase extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild' | 'aria-label'> {
  /** Distance from the anchor in px. @default 4 */
  sideOffset?: number;
}

/** Screen readers treat a popover as a dialog, so it needs a name: its own, or a heading inside. */
export type PopoverContentProps = PopoverContentBase &
  ({ label: string } | { label?: never; 'aria-labelledby': string });

/**
 * The card, as wide as its content up to 400 px. The focus moves into it, and back on Esc. `onCloseAutoFocus` is called with
 * `defaultPrevented` if the focus has already been moved elsewhere.
 *
 * @example
 * <Popover>
 *   <PopoverTrigger asChild><Button>篩選</Button></PopoverTrigger>
 *   <PopoverContent label="篩選專案">…</PopoverContent>
 * </Popover>
 */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(function PopoverContent(
  { label, sideOffset = 4, className, ...props },
  ref,
) {
  useRoot('PopoverContent', 'Popover');
  const { memory, ...focus } = useLayerFocus(props);
  return (
    <Radix.Portal container={usePortalContainer()}>
      <Radix.Content
        ref={useCheckedRef(ref)}
        data-slot="popover-content"
        aria-label={label}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          floatingClass,
          'pd:max-h-(--radix-popover-content-available-height) pd:max-w-[min(400px,100vw-16px)] pd:origin-(--radix-popover-content-transform-origin) pd:overflow-auto pd:p-4',
          className,
        )}
        {...props}
        {...focus}
        onCloseAutoFocus={(event) => {
          keepMovedFocus(event);
          props.onCloseAutoFocus?.(event);
        }}
      />
    </Radix.Portal>
  );
});

/** Closes the popover; with `asChild`, your own button does. */
export const PopoverClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Radix.Close>>(
  function PopoverClose(props, ref) {
    useRoot('PopoverClose', 'Popover');
    return <Radix.Close ref={ref} data-slot="popover-close" {...props} asChild={hasSingleElementChild(props)} />;
  },
);
